import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { moveOrder } from '../move-order.ts'
import { lockOrder } from '../orders.queries.ts'
import { endCheckout } from '../payments/end-checkout.ts'

/** The timer of an order's state has run out, unless the state has changed since. */
export async function orderTimeUp(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const orderId = String(payload.orderId)
  await askProvider(ctx, orderId)
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx, orderId)
    if (!row?.due_at || row.due_at > tx.now()) return
    await moveOrder(tx, row, 'time_up', 'time', { because: 'time_up' })
  })
}

/**
 * Before a held piece is let go: whether she has paid after all, and that she cannot any more. Without an answer it is
 * let go all the same; money that comes then is dealt with when it comes.
 */
async function askProvider(ctx: Context, orderId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from orders o where o.id = ${orderId}::uuid and o.state = 'reserved' and o.method = 'card'
      and o.due_at <= ${ctx.now()}`.execute(ctx.db)
  if (rows.length === 0) return
  await endCheckout(ctx, { orderId }).catch((error: unknown) =>
    ctx.ports.log.warn({ orderId, error: String(error) }, 'payment provider did not answer'),
  )
}

/** The last piece is sold: who still bargains for it is told. */
export async function endBargains(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const listingId = String(payload.listingId) as ListingId
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join listings l on l.id = o.listing_id
    where o.listing_id = ${listingId}::uuid and o.state in ('offered', 'accepted') and l.stock = 0
    order by o.id`.execute(ctx.db)
  for (const { id } of rows) {
    await inTransaction(ctx, async (tx) => {
      const row = await lockOrder(tx, id)
      if (row?.state !== 'offered' && row?.state !== 'accepted') return
      await moveOrder(tx, row, 'sold_out', 'house', { because: 'sold_out' })
    })
  }
}
