import type { Order } from '@heraia/contract/orders'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { OrderRow, Side } from '../order.row.ts'
import type { Seat } from '../orders.policy.ts'

type Review = Order['reviews']['byBuyer']

export interface ShownReviews {
  byBuyer: Review
  bySeller: Review
  /** Who wrote one, shown or not. */
  written: Side[]
  until: Date | null
}

/** Her own, and the other's once both are in or time is up: nobody answers what she read. */
export async function reviewsOf(ctx: Context, order: OrderRow, seat: Seat): Promise<ShownReviews> {
  const until = reviewUntil(ctx, order)
  if (until === null) return { byBuyer: null, bySeller: null, written: [], until }
  const { rows } = await sql<{ side: Side; stars: number; text: string; created_at: Date; shown_at: Date }>`
    select side, stars, text, created_at, shown_at from order_reviews where order_id = ${order.id}::uuid`.execute(
    ctx.db,
  )
  const shown = (side: Side): Review => {
    const row = rows.find((each) => each.side === side && (side === seat || each.shown_at <= ctx.now()))
    return row ? { stars: row.stars, text: row.text, at: row.created_at.toISOString() } : null
  }
  return { byBuyer: shown('buyer'), bySeller: shown('seller'), written: rows.map(({ side }) => side), until }
}

/** null: it is not completed. */
export const reviewUntil = (ctx: Context, { completed_at }: Pick<OrderRow, 'completed_at'>): Date | null =>
  completed_at && new Date(completed_at.getTime() + ctx.settings.orders.reviewDays * 86_400_000)
