import type { OrderId } from '@heraia/contract/ids'
import type { Order, OrderStep } from '@heraia/contract/orders'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { moveOrder, orderMoved, saveOrder, tellOfOrder } from '../move-order.ts'
import { eventOfStep, mayConfirmRefund } from '../orders.policy.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'
import { isDoneBefore, isLastDeed } from './done-before.ts'

/** A step of the order's life; refused where the order has moved on meanwhile, or it is not hers to take. Sent twice it is one. */
export async function stepOrder(
  ctx: SignedIn,
  { id, step, note }: { id: OrderId; step: OrderStep; note: string | null },
): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (step !== 'confirm_refund') {
      const event = eventOfStep[step]
      if (!(await isDoneBefore(tx, row, { event, seat, note }))) await moveOrder(tx, row, event, seat, { note })
      return
    }
    if (seat === 'buyer' && row.money === 'refunded' && (await isLastDeed(tx, row, { deed: 'refund_arrived', note })))
      return
    if (seat !== 'buyer' || !mayConfirmRefund(row)) throw orderMoved()
    await saveOrder(tx, { ...row, money: 'refunded' }, row)
    await tellOfOrder(tx, row, { deed: 'refund_arrived', by: 'buyer', note })
  })
  return getOrder(ctx, id)
}

export async function sendOrder(
  ctx: SignedIn,
  { id, tracking }: { id: OrderId; tracking: string | null },
): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    const isSame = row.tracking === (tracking || null)
    if (isSame && (await isDoneBefore(tx, row, { event: 'send', seat }))) return
    await moveOrder(tx, row, 'send', seat, { change: { tracking: tracking || null } })
  })
  return getOrder(ctx, id)
}
