import { z } from 'zod'
import { ListingId, OfferId, OrderEventId, OrderId, PersonId } from './ids.ts'
import { money, priceCents } from './money.ts'
import { ADDRESS_MAX, ORDER_NOTE_MAX, QUANTITY_MAX, REVIEW_MAX, TRACKING_MAX } from './order-rules.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip, picture } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/**
 * The life of an order: `offered` and `accepted` are about the price; `reserved` holds the piece until it is paid;
 * the other end words are `completed`, `refunded`, `cancelled` and `expired`.
 */
export const OrderState = z.enum([
  ...(['offered', 'accepted', 'reserved', 'paid', 'sent', 'received', 'completed'] as const),
  ...(['disputed', 'refunded', 'cancelled', 'expired'] as const),
])
export type OrderState = z.infer<typeof OrderState>

/** `arranged`: the two pay as they like, and nobody protects them. `card`: the site holds the money until all is well. */
export const PaymentMethod = z.enum(['arranged', 'card'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Where the money is: nowhere yet, held (with the site, or arranged), on its way back, back, on its way out, out. */
export const MoneyState = z.enum(['none', 'held', 'refund_due', 'refunded', 'release_due', 'released'])
export type MoneyState = z.infer<typeof MoneyState>

/** `none`: a service. */
export const Delivery = z.enum(['shipping', 'pickup', 'none'])
export type Delivery = z.infer<typeof Delivery>

/** The buyer asked her bank for the money back: it has not decided yet, or decided for the seller, or for her. */
export const ChargebackState = z.enum(['open', 'won', 'lost'])
export type ChargebackState = z.infer<typeof ChargebackState>

/** Steps that need no more than a word with them. */
export const OrderStep = z.enum([
  ...(['decline', 'withdraw', 'cancel', 'confirm_paid', 'receive', 'complete', 'refund', 'confirm_refund'] as const),
])
export type OrderStep = z.infer<typeof OrderStep>

/** What happened, as the timeline names it. */
export const OrderDeed = z.enum([
  ...(['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'reserved', 'paid', 'sent', 'received'] as const),
  ...(['completed', 'cancelled', 'expired', 'refunded', 'refund_arrived', 'disputed', 'released'] as const),
  ...(['wrote', 'appointed', 'agreed', 'reviewed', 'charged_back', 'charge_won', 'charge_lost'] as const),
])
export type OrderDeed = z.infer<typeof OrderDeed>

/** Why something happened that nobody did. */
export const OrderReason = z.enum(['time_up', 'person_left', 'sold_out', 'withdrawn', 'paid_late'])
export type OrderReason = z.infer<typeof OrderReason>

/** What the viewer may do with it now, so that the screen shows no more. */
export const OrderMay = z.enum([
  ...OrderStep.options,
  ...(['counter', 'accept', 'checkout', 'pay', 'send', 'dispute', 'write', 'resolve', 'appoint', 'review'] as const),
])
export type OrderMay = z.infer<typeof OrderMay>

const count = z.number().int()
const quantity = z.number().int().min(1, 'too_small').max(QUANTITY_MAX, 'too_large')
const note = text({ max: ORDER_NOTE_MAX }).nullable()

/** `name`: one of the seller's ways to send it. */
const deliveryChoice = z.object({ delivery: Delivery, name: z.string().nullable(), cents: count })
export type DeliveryChoice = z.infer<typeof deliveryChoice>

const orderParty = personChip.nullable()

/** The thing as it was when the order began; `id` null: it is gone. */
const orderedThing = z.object({
  id: ListingId.nullable(),
  title: z.string(),
  picture: picture.nullable(),
  isService: z.boolean(),
})

/** One line of a list. */
export const orderCard = z.object({
  id: OrderId,
  side: z.enum(['buying', 'selling', 'staff']),
  state: OrderState,
  thing: orderedThing,
  /** The other one; null: her account is gone. */
  other: orderParty,
  quantity: count,
  /** Shipping included. */
  total: money,
  /** The viewer's turn. */
  isMyTurn: z.boolean(),
  /** When the state ends by itself. */
  dueAt: time.nullable(),
  /** null: not chosen yet, as is how it is handed over. */
  method: PaymentMethod.nullable(),
  delivery: Delivery.nullable(),
  updatedAt: time,
})
export type OrderCard = z.infer<typeof orderCard>

/** The offer that lies on the table; `cents` a piece. */
const offerOnTable = z.object({ id: OfferId, by: z.enum(['buyer', 'seller']), cents: count }).nullable()

/** An offer or order between two people, as their conversation shows it. */
export const deal = z.object({
  ...orderCard.shape,
  unitCents: count,
  offer: offerOnTable,
  /** The word that came with the last offer. */
  note: z.string().nullable(),
  may: z.array(OrderMay),
})
export type Deal = z.infer<typeof deal>

const timelineEvent = z.object({
  id: OrderEventId,
  deed: OrderDeed,
  /** null: a timer, the payment provider or the staff. */
  by: z.enum(['buyer', 'seller', 'staff']).nullable(),
  because: OrderReason.nullable(),
  /** A piece, of an offer. */
  cents: count.nullable(),
  note: z.string().nullable(),
  at: time,
})
export type TimelineEvent = z.infer<typeof timelineEvent>

const review = z.object({ stars: count, text: z.string(), at: time })

const chargebackDetails = z.object({
  /** As the payment provider calls it. */
  reference: z.string(),
  /** The provider's word: `product_not_received`. */
  reason: z.string(),
  amount: money,
  answerBy: time.nullable(),
})

/** Both see it whole; staff while and after it was disputed. */
export const order = z.object({
  ...orderCard.omit({ other: true }).shape,
  /** Whether she may open what it is about in the marketplace; else this copy of it is all that she sees. */
  isThingShown: z.boolean(),
  buyer: orderParty,
  seller: orderParty,
  unitCents: count,
  shippingCents: count,
  offer: offerOnTable,
  /** What she can choose from when she checks out. */
  methods: z.array(PaymentMethod),
  money: MoneyState,
  /** `details`: of the newest, for the staff, who answer the bank where the provider asks. */
  chargeback: z.object({ state: ChargebackState, details: chargebackDetails.nullable() }).nullable(),
  /** As the seller calls it: "Tracked parcel". */
  shippingName: z.string().nullable(),
  address: z.string().nullable(),
  tracking: z.string().nullable(),
  appointment: z.object({ at: time, by: z.enum(['buyer', 'seller']), agreed: z.boolean() }).nullable(),
  termsAcceptedAt: time.nullable(),
  /** Oldest first; only the newest where there are very many. */
  events: z.array(timelineEvent),
  /** What each said of the other; the other's is there when both have spoken, or time is up. */
  reviews: z.object({ byBuyer: review.nullable(), bySeller: review.nullable() }),
  /** Until when a review can be written. */
  reviewUntil: time.nullable(),
  may: z.array(OrderMay),
})
export type Order = z.infer<typeof order>

/** Why somebody cannot buy a thing; the client says what leads on. */
export const BuyingRefusal = z.enum([
  ...(['not_signed_in', 'own_listing', 'sold_out', 'listing_closed', 'adults_only'] as const),
  ...(['birth_date_needed', 'seller_unavailable'] as const),
])
export type BuyingRefusal = z.infer<typeof BuyingRefusal>

const buying = z.object({
  thing: orderedThing,
  seller: personChip,
  unit: money,
  /** Pieces that can be bought now; null: a service. */
  available: count.nullable(),
  methods: z.array(PaymentMethod),
  deliveries: z.array(deliveryChoice),
  refused: BuyingRefusal.nullable(),
  /** An order of hers for this thing that is not over. */
  openOrderId: OrderId.nullable(),
  /** Of its words and pictures as they stand now; `buy` and `checkout` send it back. */
  mark: z.string(),
  /** How long each step may take, for the words on the screen. */
  timers: z.object({ offerHours: z.number(), payMinutes: z.number(), arrangeDays: z.number() }),
})
export type Buying = z.infer<typeof buying>

/** A review as others read it on the seller's pages. */
export const personReview = z.object({
  id: OrderEventId,
  by: orderParty,
  side: z.enum(['buyer', 'seller']),
  stars: count,
  text: z.string(),
  thing: z.string(),
  at: time,
})
export type PersonReview = z.infer<typeof personReview>

/** Whether she can be paid by card: no account, one that lacks something, or ready. */
const payoutAccount = z.object({ offered: z.boolean(), state: z.enum(['none', 'incomplete', 'ready']) })
export type PayoutAccount = z.infer<typeof payoutAccount>

const checkout = {
  method: PaymentMethod,
  delivery: Delivery,
  shippingName: text({ max: 60 }).nullable(),
  address: text({ max: ADDRESS_MAX }).nullable(),
  note,
  /** For a service: the day and time that she proposes. */
  appointmentAt: time.nullable(),
  /** What she saw; refused when it costs something else by now. */
  totalCents: count,
  /** `buying.mark` of what she saw: 409 listing_changed when it reads otherwise by now. null: she shows it to nobody first. */
  mark: text({ max: 64 }).nullable().default(null),
  /** The site is no party to it (terms, marketplace). */
  termsAccepted: z.literal(true, 'terms_required'),
}

/** `payUrl`: where she pays by card. */
const begun = z.object({ order, payUrl: z.string().nullable() })

export const OrderFilter = z.enum(['all', 'my_turn', 'open', 'done'])
export type OrderFilter = z.infer<typeof OrderFilter>

const one = z.strictObject({ id: OrderId })
const tags = ['Orders']

export const orders = {
  buying: procedure
    .route({
      method: 'GET',
      path: '/listings/{listingId}/buying',
      tags,
      summary: 'What buying it costs, and whether she can',
    })
    .input(z.strictObject({ listingId: ListingId }))
    .output(buying),
  list: procedure
    .route({ method: 'GET', path: '/orders', tags, summary: 'Her orders, last changed first' })
    .input(z.strictObject({ side: z.enum(['buying', 'selling']), filter: OrderFilter.default('all'), ...pageInput }))
    .output(page(orderCard)),
  counts: procedure
    .route({ method: 'GET', path: '/orders/counts', tags, summary: 'How many orders wait for her' })
    .output(z.object({ buying: count, selling: count })),
  between: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/deals',
      tags,
      summary: 'What she and that person trade: what is not over, and what ended within a day',
    })
    .input(z.strictObject({ id: PersonId }))
    .output(z.object({ items: z.array(deal) })),
  get: procedure
    .route({ method: 'GET', path: '/orders/{id}', tags, summary: 'One order with its timeline' })
    .input(one)
    .output(order),
  offer: procedure
    .route({
      method: 'PUT',
      path: '/orders/{id}/offers/{offerId}',
      tags,
      summary: 'Offer another price; the client makes both ids',
    })
    .input(z.strictObject({ id: OrderId, offerId: OfferId, listingId: ListingId, quantity, cents: priceCents, note }))
    .output(order),
  counter: procedure
    .route({
      method: 'PUT',
      path: '/orders/{id}/counter-offers/{offerId}',
      tags,
      summary: 'Answer an offer with another one',
    })
    .input(z.strictObject({ id: OrderId, offerId: OfferId, answers: OfferId, cents: priceCents, note }))
    .output(order),
  accept: procedure
    .route({ method: 'POST', path: '/orders/{id}/acceptance', tags, summary: 'Accept the offer that was read' })
    .input(z.strictObject({ id: OrderId, offerId: OfferId }))
    .output(order),
  buy: procedure
    .route({ method: 'PUT', path: '/orders/{id}', tags, summary: 'Buy at the price; reserves the piece' })
    .input(z.strictObject({ id: OrderId, listingId: ListingId, quantity, ...checkout }))
    .output(begun),
  checkout: procedure
    .route({ method: 'POST', path: '/orders/{id}/checkout', tags, summary: 'Buy at the price that was agreed on' })
    .input(z.strictObject({ id: OrderId, ...checkout }))
    .output(begun),
  pay: procedure
    .route({ method: 'POST', path: '/orders/{id}/payment', tags, summary: 'Where she pays a reserved order by card' })
    .input(one)
    .output(begun),
  send: procedure
    .route({
      method: 'POST',
      path: '/orders/{id}/shipment',
      tags,
      summary: 'It is on its way, or the service was given',
    })
    .input(z.strictObject({ id: OrderId, tracking: text({ max: TRACKING_MAX }).nullable() }))
    .output(order),
  step: procedure
    .route({ method: 'POST', path: '/orders/{id}/steps', tags, summary: 'A step that needs no more than a word' })
    .input(z.strictObject({ id: OrderId, step: OrderStep, note }))
    .output(order),
  appoint: procedure
    .route({
      method: 'PUT',
      path: '/orders/{id}/appointment',
      tags,
      summary: 'Propose when; saying the same time as the other agrees',
    })
    .input(z.strictObject({ id: OrderId, at: time }))
    .output(order),
  dispute: procedure
    .route({ method: 'POST', path: '/orders/{id}/dispute', tags, summary: 'Something is wrong: staff will look at it' })
    .input(z.strictObject({ id: OrderId, reason: text({ min: 1, max: ORDER_NOTE_MAX }) }))
    .output(order),
  write: procedure
    .route({
      method: 'PUT',
      path: '/orders/{id}/notes/{noteId}',
      tags,
      summary: 'A word in the order; the client makes the id',
    })
    .input(z.strictObject({ id: OrderId, noteId: OrderEventId, words: text({ min: 1, max: ORDER_NOTE_MAX }) }))
    .output(order),
  resolve: procedure
    .route({
      method: 'POST',
      path: '/orders/{id}/resolution',
      tags,
      summary: 'Staff: refund the buyer, or release to the seller',
    })
    .input(
      z.strictObject({
        id: OrderId,
        outcome: z.enum(['refund', 'release']),
        reason: text({ min: 1, max: ORDER_NOTE_MAX }),
      }),
    )
    .output(order),
  disputes: procedure
    .route({
      method: 'GET',
      path: '/admin/disputes',
      tags,
      summary: 'Staff: disputed orders and chargebacks, those that have waited longest on top',
    })
    .input(z.strictObject(pageInput))
    .output(
      page(
        z.object({
          ...orderCard.omit({ other: true }).shape,
          ...{ buyer: orderParty, seller: orderParty, chargeback: ChargebackState.nullable() },
        }),
      ),
    ),
  review: procedure
    .route({ method: 'PUT', path: '/orders/{id}/review', tags, summary: 'Stars and words for the other; once' })
    .input(
      z.strictObject({
        id: OrderId,
        stars: z.number().int().min(1, 'too_small').max(5, 'too_large'),
        words: text({ max: REVIEW_MAX }),
      }),
    )
    .output(order),
  reviews: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/reviews',
      tags,
      summary: 'What others said of her as a seller, newest first',
    })
    .input(z.strictObject({ id: PersonId, ...pageInput }))
    .output(page(personReview)),
  payoutAccount: procedure
    .route({ method: 'GET', path: '/me/payout-account', tags, summary: 'Whether she can be paid by card' })
    .output(payoutAccount),
  setUpPayouts: procedure
    .route({ method: 'POST', path: '/me/payout-account', tags, summary: 'Where she says who gets the money' })
    .output(z.object({ url: z.string() })),
}
