import type { ListingId, OrderId } from '@heraia/contract/ids'
import type { Delivery, Order, PaymentMethod } from '@heraia/contract/orders'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, forbidden, invalidField } from '../../../refused.ts'
import { lockListing } from '../../marketplace/lock-listing.ts'
import { deliveriesOf } from '../deliveries.ts'
import { markOf } from '../mark-of-listing.ts'
import { moveOrder } from '../move-order.ts'
import { type OrderRow, totalOf } from '../order.row.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'
import { beginPayment, payUrlOf } from '../payments/begin-payment.ts'
import { methodsFor } from '../payments/methods-for.ts'
import { timeAhead } from './appoint.ts'
import { begunBefore, holdForBuyer, insertOrder, type Listing } from './begin-order.ts'
import { mustBeSamePurchase } from './said-before.ts'

export interface Checkout {
  method: PaymentMethod
  delivery: Delivery
  shippingName: string | null
  address: string | null
  note: string | null
  appointmentAt: string | null
  totalCents: number
  mark: string | null
}

interface Begun {
  order: Order
  payUrl: string | null
}

/** At the price of the listing: the pieces are held from now on. Sent twice it is one; sent to another address it is refused. */
export async function buy(
  ctx: SignedIn,
  draft: Checkout & { id: OrderId; listingId: ListingId; quantity: number },
): Promise<Begun> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    // Sent twice at the same moment, the second waits here and finds the first.
    await lockListing(tx, draft.listingId)
    const before = await begunBefore(tx, draft.id)
    if (before) return mustBeSamePurchase(tx, before, draft)
    const listing = await holdForBuyer(tx, draft.listingId)
    const { id, quantity } = draft
    const row = await insertOrder(tx, listing, { id, quantity, cents: listing.price_cents, offerId: null })
    await reserve(tx, row, listing, draft)
  })
  return begun(ctx, draft.id)
}

/** At the price that the two agreed on, also where it was paused since: who does not keep to it cancels, and is seen to. */
export async function checkOut(ctx: SignedIn, draft: Checkout & { id: OrderId }): Promise<Begun> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, draft.id)
    if (seat !== 'buyer') throw forbidden('not_buyer', 'Only its buyer pays for it.')
    if (row.state === 'reserved') return mustBeSamePurchase(tx, row, draft)
    if (row.state !== 'accepted') throw conflict('order_moved', 'Something else happened to this order meanwhile.')
    if (row.listing_id === null) throw conflict('listing_closed', 'It is not on sale any more.')
    await reserve(tx, row, await holdForBuyer(tx, row.listing_id as ListingId, { agreed: true }), draft)
  })
  return begun(ctx, draft.id)
}

/** Where she pays it, or that she has. */
export async function payOrder(ctx: SignedIn, id: OrderId): Promise<Begun> {
  await takeFromLimit(ctx, 'order')
  const { side } = await getOrder(ctx, id)
  if (side !== 'buying') throw forbidden('not_buyer', 'Only its buyer pays for it.')
  return begun(ctx, id)
}

async function begun(ctx: SignedIn, id: OrderId): Promise<Begun> {
  const payUrl = await payUrlOf(ctx, id)
  return { order: await getOrder(ctx, id), payUrl }
}

/** She said how it comes to her and how she pays, and accepted that the site is no party to it. */
async function reserve(tx: SignedIn, row: OrderRow, listing: Listing, draft: Checkout): Promise<void> {
  mustBeSame(row, listing)
  await mustBeSeen(listing, draft)
  if (!(await methodsFor(tx, row.seller_id)).includes(draft.method)) {
    throw invalidField('method', 'method_not_offered', 'This seller is not paid this way.')
  }
  const chosen = deliveriesOf(listing).find(
    ({ delivery, name }) => delivery === draft.delivery && (delivery !== 'shipping' || name === draft.shippingName),
  )
  if (!chosen) throw invalidField('delivery', 'delivery_not_offered', 'The seller does not offer this.')
  if (chosen.delivery === 'shipping' && !draft.address) throw invalidField('address', 'required', 'Where to send it?')
  const change: Partial<OrderRow> = {
    ...{ method: draft.method, delivery: chosen.delivery, shipping_name: chosen.name, shipping_cents: chosen.cents },
    address: chosen.delivery === 'shipping' ? draft.address : null,
    terms_accepted_at: tx.now(),
    ...(row.is_service && draft.appointmentAt !== null && proposed(tx, draft.appointmentAt)),
  }
  if (totalOf({ ...row, ...change }) !== draft.totalCents) {
    throw conflict('price_changed', 'It costs something else now than what you saw.')
  }
  await beginPayment(tx, await moveOrder(tx, row, 'reserve', 'buyer', { note: draft.note, change }))
}

/** Its seller changed what it is, or the currency, after the price was agreed on: that bargain is about to end. */
function mustBeSame({ currency, is_service }: OrderRow, listing: Listing): void {
  if (listing.currency !== currency || (listing.kind === 'service') !== is_service) {
    throw conflict('listing_closed', 'It is offered as something else now.')
  }
}

/** What it is, or what its seller promises, was changed while she stood at the checkout: she looks at it again first. */
async function mustBeSeen(listing: Listing, { mark }: Checkout): Promise<void> {
  if (mark !== null && mark !== (await markOf({ ...listing, returnPolicy: listing.return_policy }))) {
    throw conflict('listing_changed', 'It says something else now than what you saw.')
  }
}

const proposed = (tx: SignedIn, at: string) =>
  ({ appointment_at: timeAhead(tx, at, 'appointmentAt'), appointment_by: 'buyer', appointment_agreed: false }) as const
