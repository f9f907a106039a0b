import type { ListingId, OfferId, OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { limitWords } from '../../accounts/new-accounts/limit-words.ts'
import { lockListing } from '../../marketplace/lock-listing.ts'
import { turnOf } from '../machine/turn.ts'
import { saveOrder, tellOfOrder } from '../move-order.ts'
import { factsOf, type OrderRow } from '../order.row.ts'
import { getOrder } from '../orders.queries.ts'
import { begunBefore, holdForBuyer, insertOrder } from './begin-order.ts'
import { mustBeSameOffer } from './said-before.ts'

interface Draft {
  id: OrderId
  offerId: OfferId
  listingId: ListingId
  quantity: number
  cents: number
  note: string | null
}

/** Another price for a thing on sale. Sent twice it is one; sent with another price it is refused. */
export async function makeOffer(ctx: SignedIn, draft: Draft): Promise<Order> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    // Sent twice at the same moment, the second waits here and finds the first.
    await lockListing(tx, draft.listingId)
    const before = await begunBefore(tx, draft.id)
    if (before) return mustBeSameOffer(tx, before, draft)
    const listing = await holdForBuyer(tx, draft.listingId)
    const row = await insertOrder(tx, listing, draft)
    if (draft.note) await limitWords(tx, { text: draft.note, names: 0 })
    const asked: OrderRow = { ...row, turn: turnOf(factsOf(row)) }
    // The state is as it was: what is new is that the timer starts.
    await saveOrder(tx, asked, { ...row, offer_id: null })
    await tellOfOrder(tx, asked, { deed: 'offered', by: 'buyer', cents: draft.cents, note: draft.note })
  })
  return getOrder(ctx, draft.id)
}
