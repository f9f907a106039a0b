import type { OrderId } from '@heraia/contract/ids'
import { ORDER_EVENTS_MAX } from '@heraia/contract/order-rules'
import type { Order, TimelineEvent } from '@heraia/contract/orders'
import { type RawBuilder, sql } from 'kysely'
import type { Context, SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isListingShown } from '../../visibility/listings.ts'
import { isThere, isVisible } from '../../visibility/people.ts'
import { type OrderRow, orderSql, type ShownOrderRow, shownOrderSql } from './order.row.ts'
import { showOrder } from './order.view.ts'
import { type Seat, seatOf } from './orders.policy.ts'
import { chargebackOf } from './payments/chargeback.view.ts'
import { methodsFor } from './payments/methods-for.ts'
import { reviewsOf } from './reviews/review.queries.ts'

/** Who is suspended, or behind a block, is not named, even to whom she deals with; the order itself stays. */
export const ordersFrom = (viewer: string): RawBuilder<unknown> => sql`orders o
  left join profiles buyer on buyer.id = o.buyer_id and ${isVisible('buyer', viewer)}
  left join profiles seller on seller.id = o.seller_id and ${isVisible('seller', viewer)}`

/** The staff decides between the two, whatever became of them since. */
export const disputesFrom = sql`orders o left join profiles buyer on buyer.id = o.buyer_id
  left join profiles seller on seller.id = o.seller_id`

/** Not found for whoever has no seat in it. */
export async function getOrder(ctx: SignedIn, id: OrderId): Promise<Order> {
  const found = await shownOrder(ctx, id, ordersFrom(ctx.viewer.id))
  const seat = found && seatOf(found, ctx.viewer)
  const row = seat === 'staff' ? await shownOrder(ctx, id, disputesFrom) : found
  if (!row || !seat) throw notFound('order')
  const [events, reviews, methods, chargeback] = [
    await eventsOf(ctx, id),
    await reviewsOf(ctx, row, seat),
    row.state === 'accepted' && seat === 'buyer' ? await methodsFor(ctx, row.seller_id) : [],
    await chargebackOf(ctx, row, seat),
  ]
  return showOrder(ctx, row, seat, { events, reviews, methods, chargeback, isThingShown: row.is_thing_shown })
}

type WholeOrderRow = ShownOrderRow & { is_thing_shown: boolean }

async function shownOrder(ctx: SignedIn, id: OrderId, from: RawBuilder<unknown>): Promise<WholeOrderRow | undefined> {
  const isThingShown = isThere(sql`listings l join profiles p on p.id = l.seller_id
    where l.id = o.listing_id and ${isListingShown('l', 'p', ctx.viewer.id)}`)
  const { rows } = await sql<WholeOrderRow>`
    select ${shownOrderSql}, ${isThingShown} as is_thing_shown from ${from} where o.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

/** Locks it, for whoever has a seat in it. */
export async function holdOrder(tx: SignedIn, id: OrderId): Promise<{ row: OrderRow; seat: Seat }> {
  const row = await lockOrder(tx, id)
  const seat = row && seatOf(row, tx.viewer)
  if (!row || !seat) throw notFound('order')
  return { row, seat }
}

export async function lockOrder(tx: Context, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderSql} from orders o where o.id = ${id}::uuid for update`.execute(tx.db)
  return rows[0]
}

interface EventRow {
  id: string
  deed: TimelineEvent['deed']
  by_side: TimelineEvent['by']
  because: TimelineEvent['because']
  cents: number | null
  note: string | null
  created_at: Date
}

/** The newest, oldest first; walks order_events_idx. */
async function eventsOf(ctx: Context, id: string): Promise<TimelineEvent[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.deed, e.by_side, e.because, e.cents, e.note, e.created_at from order_events e
    where e.order_id = ${id}::uuid order by e.nr desc limit ${sql.lit(ORDER_EVENTS_MAX)}`.execute(ctx.db)
  return rows.reverse().map((row) => ({
    id: row.id as TimelineEvent['id'],
    deed: row.deed,
    by: row.by_side,
    because: row.because,
    cents: row.cents,
    note: row.note,
    at: row.created_at.toISOString(),
  }))
}
