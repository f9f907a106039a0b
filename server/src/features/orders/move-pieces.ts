import type { ListingId } from '@heraia/contract/ids'
import type { Context } from '../../context.ts'
import { conflict } from '../../refused.ts'
import { releaseStock, reserveStock, restock, sellStock } from '../marketplace/stock.ts'
import type { Effects } from './machine/transitions.ts'
import type { OrderRow } from './order.row.ts'

export const soldOut = () => conflict('sold_out', 'Somebody else was faster: it is sold, or being paid for.')

/** What a transition does to the pieces of the listing; refused where none is left to take. */
export async function movePieces(tx: Context, row: OrderRow, effect: Effects['stock']): Promise<void> {
  if (!effect) return
  const { quantity } = row
  const listingId = row.listing_id as ListingId | null
  const takes = effect === 'take' || effect === 'take_and_sell'
  if (listingId === null) {
    if (takes) throw soldOut()
    return
  }
  // Who is at the checkout was let in, by the listing or by a price that was agreed on; money that comes late was not.
  const from = effect === 'take' ? (['active', 'paused', 'expired'] as const) : (['active'] as const)
  const pieces = { listingId, quantity, isService: row.is_service }
  if (takes && !(await reserveStock(tx, pieces, from))) throw soldOut()
  if (effect === 'give') await releaseStock(tx, pieces)
  if (effect === 'return') await restock(tx, pieces)
  if (effect === 'sell' || effect === 'take_and_sell') {
    // What is held for an order is there until it is sold or given back: else two have the same piece.
    if (!(await sellStock(tx, pieces)) && !row.is_service) {
      tx.ports.log.error({ orderId: row.id }, 'nothing was held for an order that is paid')
      throw soldOut()
    }
    if (!row.is_service) await tx.ports.jobs.add(tx.db, { name: 'end-bargains', payload: { listingId } })
  }
}
