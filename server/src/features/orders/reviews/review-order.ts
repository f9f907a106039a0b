import type { OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { orderMoved, tellOfOrder } from '../move-order.ts'
import type { OrderRow } from '../order.row.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'
import { rateSeller } from './rate-seller.ts'
import { reviewUntil } from './review.queries.ts'

interface Draft {
  id: OrderId
  stars: number
  words: string
}

/** Once, within a week after the order was completed. Shown when both are in, or the week is over. */
export async function reviewOrder(ctx: SignedIn, { id, stars, words }: Draft): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (seat === 'staff') throw forbidden('not_yours', 'The two speak of each other.')
    const until = reviewUntil(tx, row)
    if (row.state !== 'completed' || until === null || tx.now() >= until) throw orderMoved()
    const subject = seat === 'buyer' ? row.seller_id : row.buyer_id
    const { rows } = await sql<{ is_same: boolean }>`
      select side = ${seat} and stars = ${stars} and text = ${words} as is_same from order_reviews
      where order_id = ${id}::uuid and side = ${seat}`.execute(tx.db)
    if (rows[0]?.is_same) return
    if (rows[0]) throw conflict('reviewed_already', 'You wrote a review of this already.')
    await sql`
      insert into order_reviews (id, order_id, side, author_id, subject_id, stars, text, created_at, shown_at)
      values (${uuid7(tx.now().getTime(), tx.ports.random.bytes(10))}::uuid, ${id}::uuid, ${seat}, ${tx.viewer.id}::uuid,
        ${subject}::uuid, ${stars}, ${words}, ${tx.now()}, ${until})`.execute(tx.db)
    await showWhereBothAreIn(tx, row, until)
    await tellOfOrder(tx, row, { deed: 'reviewed', by: seat })
  })
  return getOrder(ctx, id)
}

async function showWhereBothAreIn(tx: Context, row: OrderRow, until: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_reviews where order_id = ${row.id}::uuid`.execute(tx.db)
  if (rows[0]?.count === 2) {
    await sql`update order_reviews set shown_at = ${tx.now()} where order_id = ${row.id}::uuid`.execute(tx.db)
    await rateSeller(tx, row.seller_id)
  } else {
    const payload = { orderId: row.id }
    await tx.ports.jobs.add(tx.db, { name: 'show-reviews', payload, runAt: until, key: `reviews:${row.id}` })
  }
}

/** The week is over: what one of the two said stands alone, and counts. */
export async function showReviews(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ seller_id: string | null }>`
      select o.seller_id from orders o where o.id = ${String(payload.orderId)}::uuid`.execute(tx.db)
    await rateSeller(tx, rows[0]?.seller_id ?? null)
  })
}
