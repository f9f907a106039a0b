import type { OrderEventId, OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict } from '../../../refused.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { moveOrder, orderMoved, saveOrder, tellOfOrder } from '../move-order.ts'
import { mayWrite } from '../orders.policy.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'
import { isDoneBefore } from './done-before.ts'

/** Something is wrong with what she paid for. Its timer stops, and the staff looks at it. */
export async function disputeOrder(ctx: SignedIn, { id, reason }: { id: OrderId; reason: string }): Promise<Order> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (await isDoneBefore(tx, row, { event: 'dispute', seat, note: reason })) return
    await moveOrder(tx, row, 'dispute', seat, { note: reason })
  })
  return getOrder(ctx, id)
}

/** A word in the order, for the other one and, in a dispute, the staff. Sent twice it is one. */
export async function writeInOrder(
  ctx: SignedIn,
  { id, noteId, words }: { id: OrderId; noteId: OrderEventId; words: string },
): Promise<Order> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    const { rows } = await sql<{ order_id: string; by_id: string | null }>`
      select e.order_id, e.by_id from order_events e where e.id = ${noteId}::uuid`.execute(tx.db)
    if (rows[0]?.order_id === id && rows[0].by_id === tx.viewer.id) return
    if (rows[0]) throw conflict('id_taken', 'Another note has this id.')
    if (!mayWrite(row, seat)) throw orderMoved()
    await saveOrder(tx, { ...row }, row)
    await tellOfOrder(tx, row, { deed: 'wrote', by: seat, note: words }, noteId)
  })
  return getOrder(ctx, id)
}

/** Staff decides who gets the money, and says why. */
export async function resolveDispute(
  ctx: SignedIn,
  { id, outcome, reason }: { id: OrderId; outcome: 'refund' | 'release'; reason: string },
): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    const event = outcome === 'refund' ? 'resolve_refund' : 'resolve_release'
    if (await isDoneBefore(tx, row, { event, seat, note: reason })) return
    await moveOrder(tx, row, event, seat, { note: reason })
    await writeAudit(tx, {
      ...{ action: 'order.resolved', actorId: tx.viewer.id, subjectId: row.seller_id },
      details: { orderId: row.id, outcome },
    })
  })
  return getOrder(ctx, id)
}
