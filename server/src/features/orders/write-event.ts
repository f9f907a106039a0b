import type { OrderDeed, OrderReason } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { conflict } from '../../refused.ts'
import type { Seat } from './orders.policy.ts'

export interface NewEvent {
  deed: OrderDeed
  /** null: nobody did it. */
  by: Seat | null
  because?: OrderReason
  /** Of an offer. */
  cents?: number
  note?: string | null
}

/** One line of the timeline, in the transaction of what it tells of. */
export async function writeEvent(
  tx: Context,
  orderId: string,
  event: NewEvent,
  id: string = newEventId(tx),
): Promise<void> {
  const { rows } = await sql`
    insert into order_events (id, order_id, deed, by_side, by_id, because, cents, note, created_at)
    values (${id}::uuid, ${orderId}::uuid, ${event.deed}, ${event.by}, ${event.by ? (tx.viewer?.id ?? null) : null}::uuid,
      ${event.because ?? null}, ${event.cents ?? null}, ${event.note || null}, ${tx.now()})
    on conflict (id) do nothing returning id`.execute(tx.db)
  // Of two orders at the same moment; the same one waits for its lock before.
  if (rows.length === 0) throw conflict('id_taken', 'Another note has this id.')
}

const newEventId = (tx: Context): string => uuid7(tx.now().getTime(), tx.ports.random.bytes(10))
