import type { ListingId } from '@heraia/contract/ids'
import type { OrderReason } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { moveOrder } from '../move-order.ts'
import { lockOrder } from '../orders.queries.ts'

/** The last piece is sold: who still bargains for it is told. */
export async function endBargains(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const listingId = String(payload.listingId) as ListingId
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join listings l on l.id = o.listing_id
    where o.listing_id = ${listingId}::uuid and o.state in ('offered', 'accepted') and l.stock = 0
    order by o.id`.execute(ctx.db)
  await endEach(ctx, rows, 'sold_out')
}

/** How many of them one job ends. */
const AT_ONCE = 500

/**
 * It is deleted, taken away, sold elsewhere or offered as something else: who bargains for it is told, by a job. Which
 * orders these are is known now alone: with the listing goes what leads to it.
 */
export async function endBargainsFor(tx: Context, listingId: ListingId): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where o.listing_id = ${listingId}::uuid and o.state in ('offered', 'accepted')
    order by o.id`.execute(tx.db)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const orderIds = rows.slice(from, from + AT_ONCE).map(({ id }) => id)
    await tx.ports.jobs.add(tx.db, { name: 'end-withdrawn', payload: { orderIds } })
  }
}

export async function endWithdrawn(ctx: Context, { orderIds }: Record<string, unknown>): Promise<void> {
  const ids = Array.isArray(orderIds) ? orderIds.map(String) : []
  await endEach(
    ctx,
    ids.map((id) => ({ id })),
    'withdrawn',
  )
}

async function endEach(ctx: Context, orders: readonly { id: string }[], because: OrderReason): Promise<void> {
  for (const { id } of orders) {
    await inTransaction(ctx, async (tx) => {
      const row = await lockOrder(tx, id)
      if (row?.state !== 'offered' && row?.state !== 'accepted') return
      await moveOrder(tx, row, 'sold_out', 'house', { because })
    })
  }
}
