import type { Insertable } from 'kysely'
import type { ListingsTable } from '../tables/listings.ts'
import type { OrderEventsTable } from '../tables/order-events.ts'
import type { OrderReviewsTable } from '../tables/order-reviews.ts'
import type { OrdersTable } from '../tables/orders.ts'
import type { SellerRatingsTable } from '../tables/seller-ratings.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { disputeWords, offerWords, reviewWords } from './texts/orders.ts'

type ListingRow = Insertable<ListingsTable>
type EventRow = Insertable<OrderEventsTable>
type ReviewRow = Insertable<OrderReviewsTable>

interface MadeOrder {
  row: Insertable<OrdersTable>
  events: EventRow[]
  reviews: ReviewRow[]
}

export interface MadeOrders {
  orders: Insertable<OrdersTable>[]
  events: EventRow[]
  reviews: ReviewRow[]
  ratings: Insertable<SellerRatingsTable>[]
}

const COMPLETED = 40
const DAY = 86_400_000

/**
 * What was bought and reviewed; the demo athlete has an offer to answer, one to wait for, and a parcel on its way. One
 * order waits for the staff.
 */
export function makeOrders(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
  listings: readonly ListingRow[],
): MadeOrders {
  const [demo] = people
  const born = new Map(people.map(({ profile }) => [profile.id, profile.date_of_birth]))
  const adults = people.filter(({ profile }) => born.get(profile.id) && profile.id !== demo?.profile.id)
  if (!demo || adults.length < 2) return { orders: [], events: [], reviews: [], ratings: [] }
  const make = (listing: ListingRow, buyer: MadePerson) => begin(makings, chance, listing, buyer)
  const hers = listings.filter(({ seller_id }) => seller_id === demo.profile.id)
  const others = listings.filter(({ seller_id, status, kind }) => {
    return seller_id !== demo.profile.id && status === 'active' && kind === 'goods'
  })
  const buyerOf = (listing: ListingRow): MadePerson =>
    chance.pick(adults.filter(({ profile }) => profile.id !== listing.seller_id))
  const made = chance.some(others, COMPLETED).map((listing) => {
    listing.sold_count = (listing.sold_count ?? 0) + 1
    return complete(makings, chance, make(listing, buyerOf(listing)))
  })
  const [sold, open] = hers
  if (sold) made.push(complete(makings, chance, make(sold, buyerOf(sold))))
  if (open) made.push(offer(makings, chance, make(open, buyerOf(open)), 'buyer'))
  const [asked, sent] = chance.some(others, 2)
  if (asked) made.push(offer(makings, chance, make(asked, demo), 'seller'))
  if (sent) {
    sent.sold_count = (sent.sold_count ?? 0) + 1
    made.push(onItsWay(makings, chance, make(sent, demo)))
  }
  const [broken] = others.filter((each) => each !== asked && each !== sent)
  if (broken) {
    broken.sold_count = (broken.sold_count ?? 0) + 1
    made.push(inDispute(makings, chance, make(broken, buyerOf(broken))))
  }
  const reviews = made.flatMap((each) => each.reviews)
  return {
    orders: made.map(({ row }) => row),
    events: made.flatMap(({ events }) => events),
    reviews,
    ratings: ratingsOf(reviews),
  }
}

interface Begun {
  row: Insertable<OrdersTable> & { seller_id: string | null; unit_cents: number }
  buyer: MadePerson
  from: Date
}

function begin(makings: Makings, chance: Chance, listing: ListingRow, buyer: MadePerson): Begun {
  const listed = +new Date(listing.created_at)
  const from = new Date(Math.min(Math.max(listed, +buyer.profile.created_at) + 3_600_000, +daysBefore(makings.now, 1)))
  return {
    buyer,
    from,
    row: {
      ...{ id: idAt(makings, chance, from), listing_id: listing.id, seller_id: listing.seller_id },
      ...{ buyer_id: buyer.profile.id, state: 'offered', turn: null, title: listing.title ?? '', quantity: 1 },
      ...{ is_service: false, unit_cents: listing.price_cents ?? 100, currency: listing.currency ?? 'USD' },
      ...{ offer_id: null, offer_by: null, method: null, delivery: null, shipping_name: null, address: null },
      ...{ tracking: null, appointment_at: null, appointment_by: null, terms_accepted_at: null, due_at: null },
      ...{ completed_at: null, disputed_at: null, created_at: from, updated_at: from },
    },
  }
}

const bought = (from: Date) =>
  ({ method: 'arranged', delivery: 'pickup', terms_accepted_at: from }) satisfies Partial<Insertable<OrdersTable>>

function happened(
  makings: Makings,
  chance: Chance,
  { row, buyer }: Begun,
  said: { deed: string; by: 'buyer' | 'seller'; at: Date; cents?: number; note?: string },
): EventRow {
  return {
    ...{ id: idAt(makings, chance, said.at), order_id: row.id, deed: said.deed, by_side: said.by },
    by_id: said.by === 'buyer' ? buyer.profile.id : row.seller_id,
    ...{ because: null, cents: said.cents ?? null, note: said.note ?? null, created_at: said.at },
  }
}

function complete(makings: Makings, chance: Chance, begun: Begun): MadeOrder {
  const span = Math.max(1, +makings.now - +begun.from)
  const at = (share: number) => new Date(+begun.from + Math.floor(span * share))
  const ended = at(0.5)
  const language = begun.buyer.speaker.language
  const review = (side: 'buyer' | 'seller'): ReviewRow => ({
    ...{ id: idAt(makings, chance, ended), order_id: begun.row.id, side },
    author_id: side === 'buyer' ? begun.buyer.profile.id : begun.row.seller_id,
    subject_id: side === 'buyer' ? begun.row.seller_id : begun.buyer.profile.id,
    stars: chance.is(0.75) ? 5 : chance.int(3, 4),
    text: side === 'buyer' ? chance.pick(reviewWords[language]) : '',
    ...{ created_at: ended, shown_at: ended },
  })
  return {
    row: {
      ...{ ...begun.row, ...bought(begun.from), state: 'completed', money: 'released' },
      ...{ completed_at: ended, updated_at: ended },
    },
    events: [
      happened(makings, chance, begun, { deed: 'reserved', by: 'buyer', at: begun.from }),
      happened(makings, chance, begun, { deed: 'paid', by: 'seller', at: at(0.1) }),
      happened(makings, chance, begun, { deed: 'sent', by: 'seller', at: at(0.2) }),
      happened(makings, chance, begun, { deed: 'received', by: 'buyer', at: at(0.4) }),
      happened(makings, chance, begun, { deed: 'completed', by: 'buyer', at: ended }),
    ],
    reviews: [review('buyer'), review('seller')],
  }
}

/** Four fifths of the price, an hour ago; `by` the seller: she asked for a little more. */
function offer(makings: Makings, chance: Chance, begun: Begun, by: 'buyer' | 'seller'): MadeOrder {
  const asked = begun.row.unit_cents
  const at = new Date(+makings.now - 3_600_000)
  const cents = Math.max(1, Math.round((asked * (by === 'buyer' ? 0.8 : 0.9)) / 100) * 100)
  const first = Math.max(1, Math.round((asked * 0.75) / 100) * 100)
  const words = chance.pick(offerWords[begun.buyer.speaker.language])
  const events = [
    happened(makings, chance, begun, {
      ...{ deed: 'offered', by: 'buyer', at: by === 'buyer' ? at : new Date(+at - 3_600_000) },
      ...{ cents: by === 'buyer' ? cents : first, note: words },
    }),
  ]
  if (by === 'seller') events.push(happened(makings, chance, begun, { deed: 'countered', by, at, cents }))
  return {
    row: {
      ...{ ...begun.row, state: 'offered', turn: by === 'buyer' ? 'seller' : 'buyer', unit_cents: cents },
      ...{ offer_id: idAt(makings, chance, at), offer_by: by, due_at: new Date(+at + 2 * DAY), updated_at: at },
    },
    events,
    reviews: [],
  }
}

/** Something that arrived and is not as it was said to be; the staff decides. */
function inDispute(makings: Makings, chance: Chance, begun: Begun): MadeOrder {
  const disputed = daysBefore(makings.now, 1)
  const happens = (deed: string, by: 'buyer' | 'seller', at: Date, note?: string) =>
    happened(makings, chance, begun, { deed, by, at, ...(note && { note }) })
  return {
    row: {
      ...{ ...begun.row, ...bought(begun.from), state: 'disputed', money: 'held' },
      ...{ disputed_at: disputed, due_at: new Date(+disputed + 60 * DAY), updated_at: disputed },
    },
    events: [
      happens('reserved', 'buyer', begun.from),
      happens('paid', 'seller', begun.from),
      happens('sent', 'seller', begun.from),
      happens('disputed', 'buyer', disputed, chance.pick(disputeWords[begun.buyer.speaker.language])),
    ],
    reviews: [],
  }
}

function onItsWay(makings: Makings, chance: Chance, begun: Begun): MadeOrder {
  const sent = daysBefore(makings.now, 1)
  return {
    row: {
      ...{ ...begun.row, ...bought(begun.from), state: 'sent', turn: 'buyer', money: 'held' },
      ...{ due_at: new Date(+sent + 14 * DAY), updated_at: sent },
    },
    events: [
      happened(makings, chance, begun, { deed: 'reserved', by: 'buyer', at: begun.from }),
      happened(makings, chance, begun, { deed: 'paid', by: 'seller', at: begun.from }),
      happened(makings, chance, begun, { deed: 'sent', by: 'seller', at: sent }),
    ],
    reviews: [],
  }
}

function ratingsOf(reviews: readonly ReviewRow[]): Insertable<SellerRatingsTable>[] {
  const totals = new Map<string, { reviews: number; stars: number }>()
  for (const { side, subject_id, stars } of reviews) {
    if (side !== 'buyer' || !subject_id) continue
    const before = totals.get(subject_id) ?? { reviews: 0, stars: 0 }
    totals.set(subject_id, { reviews: before.reviews + 1, stars: before.stars + stars })
  }
  return [...totals].map(([seller_id, total]) => ({ seller_id, reviews: total.reviews, stars_total: total.stars }))
}
