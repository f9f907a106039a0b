import type { OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { forbidden, invalidField } from '../../../refused.ts'
import { dueAt } from '../machine/timers.ts'
import { orderMoved, saveOrder, tellOfOrder } from '../move-order.ts'
import type { OrderRow } from '../order.row.ts'
import { mayAppoint } from '../orders.policy.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'

const YEAR = 366 * 86_400_000

/** A time that she proposes: still to come, and within a year. */
export function timeAhead(ctx: SignedIn, at: string, field: string): Date {
  const time = new Date(at)
  const ahead = time.getTime() - ctx.now().getTime()
  if (ahead < 0) throw invalidField(field, 'in_past', 'That time is over.')
  if (ahead > YEAR) throw invalidField(field, 'too_far', 'That is more than a year ahead.')
  return time
}

/** When a service is given: one proposes, and who says the same time agrees. */
export async function appoint(ctx: SignedIn, { id, at }: { id: OrderId; at: string }): Promise<Order> {
  await takeFromLimit(ctx, 'order')
  const time = timeAhead(ctx, at, 'at')
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (seat === 'staff') throw forbidden('not_yours', 'The two agree on it.')
    if (!mayAppoint(row)) throw orderMoved()
    const isSame = row.appointment_at?.getTime() === time.getTime()
    if (isSame && (row.appointment_agreed || row.appointment_by === seat)) return
    const changed: OrderRow = isSame
      ? { ...row, appointment_agreed: true }
      : { ...row, appointment_at: time, appointment_by: seat, appointment_agreed: false }
    // What is paid waits for the day that was agreed on.
    if (row.state === 'paid' && changed.appointment_agreed) {
      changed.due_at = dueAt(
        { state: row.state, method: row.method, appointmentAt: time, isWithBank: false },
        tx.now(),
        tx.settings.orders,
      )
    }
    await saveOrder(tx, changed, row)
    await tellOfOrder(tx, changed, { deed: isSame ? 'agreed' : 'appointed', by: seat, note: time.toISOString() })
  })
  return getOrder(ctx, id)
}
