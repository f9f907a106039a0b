import type { ListingId, OfferId, OrderId } from '@heraia/contract/ids'
import type { Currency } from '@heraia/contract/money'
import type { Order, OrderCard, PaymentMethod, TimelineEvent } from '@heraia/contract/orders'
import type { Context } from '../../context.ts'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { showChipAsJson } from '../profiles/chip-as-json.ts'
import { type ShownOrderRow, totalOf } from './order.row.ts'
import { mayNow, type Seat } from './orders.policy.ts'
import type { ShownReviews } from './reviews/review.queries.ts'

const sides = { buyer: 'buying', seller: 'selling', staff: 'staff' } as const

/** What both a card and the whole order show. */
const showCommon = (row: ShownOrderRow, seat: Seat, pass: Pass) => ({
  id: row.id as OrderId,
  side: sides[seat],
  state: row.state,
  thing: showThing(row, pass),
  quantity: row.quantity,
  total: { cents: totalOf(row), currency: row.currency as Currency },
  isMyTurn: row.turn === seat,
  dueAt: row.due_at?.toISOString() ?? null,
  method: row.method,
  delivery: row.delivery,
  updatedAt: row.updated_at.toISOString(),
})

const showThing = (
  row: Pick<ShownOrderRow, 'listing_id' | 'title' | 'picture' | 'picture_id' | 'is_service'>,
  pass: Pass,
): OrderCard['thing'] => ({
  id: row.listing_id as ListingId | null,
  title: row.title,
  picture: row.picture && row.picture_id ? showPicture(row.picture, pass) : null,
  isService: row.is_service,
})

export const showOrderCard = (row: ShownOrderRow, seat: Seat, pass: Pass): OrderCard => ({
  ...showCommon(row, seat, pass),
  other: showChipAsJson(seat === 'buyer' ? row.seller : row.buyer, pass),
})

export const showDispute = (row: ShownOrderRow, pass: Pass) => ({
  ...showCommon(row, 'staff', pass),
  buyer: showChipAsJson(row.buyer, pass),
  seller: showChipAsJson(row.seller, pass),
  chargeback: row.chargeback,
})

export const showOffer = ({ offer_id, offer_by, unit_cents }: ShownOrderRow): Order['offer'] =>
  offer_id !== null && offer_by !== null ? { id: offer_id as OfferId, by: offer_by, cents: unit_cents } : null

interface Beside {
  events: TimelineEvent[]
  reviews: ShownReviews
  methods: PaymentMethod[]
  chargeback: Order['chargeback']
  isThingShown: boolean
}

export function showOrder(ctx: Context, row: ShownOrderRow, seat: Seat, beside: Beside): Order {
  const { reviews } = beside
  const written = seat !== 'staff' && reviews.written.includes(seat)
  return {
    ...showDispute(row, ctx.pass),
    ...showCommon(row, seat, ctx.pass),
    isThingShown: beside.isThingShown,
    unitCents: row.unit_cents,
    shippingCents: row.shipping_cents,
    offer: showOffer(row),
    methods: beside.methods,
    money: row.money,
    chargeback: beside.chargeback,
    shippingName: row.shipping_name,
    // Where somebody lives is for those who need it to send it.
    address: row.address,
    tracking: row.tracking,
    appointment:
      row.appointment_at && row.appointment_by
        ? { at: row.appointment_at.toISOString(), by: row.appointment_by, agreed: row.appointment_agreed }
        : null,
    termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
    events: beside.events,
    reviews: { byBuyer: reviews.byBuyer, bySeller: reviews.bySeller },
    reviewUntil: reviews.until?.toISOString() ?? null,
    may: mayNow(row, seat, ctx.now(), { review: written, until: reviews.until }),
  }
}
