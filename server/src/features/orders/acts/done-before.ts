import type { OrderDeed } from '@heraia/contract/orders'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { deedOf } from '../machine/deed-of.ts'
import { type OrderEvent, type Transition, transitionOf, transitions } from '../machine/transitions.ts'
import { factsOf, type OrderRow } from '../order.row.ts'
import type { Seat } from '../orders.policy.ts'

/**
 * It is so already, by her own same act: her press was sent twice, or the answer to it was lost. Then it is done, and
 * she is not told that she came too late. What can be done anew is not asked about.
 */
export async function isDoneBefore(
  tx: SignedIn,
  row: OrderRow,
  { event, seat, note = null }: { event: OrderEvent; seat: Seat; note?: string | null },
): Promise<boolean> {
  if (transitionOf(factsOf(row), event, seat)) return false
  const lines: readonly Transition[] = transitions[event]
  const line = lines.find(({ to }) => to === row.state)
  return line !== undefined && isLastDeed(tx, row, { deed: deedOf(event, line), note })
}

/** Whether this was the last thing that moved the order, by her and with the same words; walks order_events_idx. */
export async function isLastDeed(
  tx: SignedIn,
  { id }: OrderRow,
  said: { deed: OrderDeed; note: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ deed: OrderDeed; by_id: string | null; note: string | null }>`
    select e.deed, e.by_id, e.note from order_events e
    where e.order_id = ${id}::uuid and e.deed not in ('wrote', 'appointed', 'agreed', 'reviewed')
    order by e.nr desc limit 1`.execute(tx.db)
  const [last] = rows
  return last?.deed === said.deed && last.by_id === tx.viewer.id && last.note === (said.note || null)
}
