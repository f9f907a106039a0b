import { ListingId, OfferId, OrderEventId, OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import type { TestHeraia } from './heraia.ts'
import { type Player, season } from './season.ts'

export interface Sold {
  kind?: 'goods' | 'service'
  stock?: number
  priceCents?: number
  shipping?: { options: { name: string; priceCents: number }[]; pickup: boolean; note: string | null }
  status?: 'active' | 'paused'
}

/** What a buyer says at the checkout who says nothing special. */
export const checkoutSaid = {
  ...({ method: 'arranged', delivery: 'shipping', shippingName: 'Parcel', address: 'Calle Mayor 1, Madrid' } as const),
  ...({ note: null, appointmentAt: null, totalCents: 5500, mark: null, termsAccepted: true } as const),
}

/** From reserved to where it is asked for, by the book. */
export async function brings(
  { id }: { id: OrderId },
  { buyer, seller }: { buyer: Player; seller: Player },
  until: Order['state'],
): Promise<Order> {
  const steps = [
    ['paid', () => seller.api.orders.step({ id, step: 'confirm_paid', note: null })],
    ['sent', () => seller.api.orders.send({ id, tracking: null })],
    ['received', () => buyer.api.orders.step({ id, step: 'receive', note: null })],
    ['completed', () => buyer.api.orders.step({ id, step: 'complete', note: null })],
  ] as const
  for (const [state, step] of steps) {
    await step()
    if (state === until) break
  }
  return buyer.api.orders.get({ id })
}

/** People who sell and buy: what tests of orders begin with. */
export function market(heraia: TestHeraia) {
  const { joins, newId, stranger } = season(heraia)

  /** Somebody old enough. */
  async function trader(name: string): Promise<Player> {
    const player = await joins(name)
    await heraia.db.updateTable('profiles').set({ date_of_birth: '1995-05-05' }).where('id', '=', player.id).execute()
    return player
  }

  /** A listing without pictures, written where listings are kept. */
  async function sells(seller: { id: string }, said: Sold = {}): Promise<ListingId> {
    const id = ListingId.parse(newId())
    const now = heraia.clock.now()
    const isService = said.kind === 'service'
    await heraia.db
      .insertInto('listings')
      .values({
        ...{ id, seller_id: seller.id, status: said.status ?? 'active', kind: said.kind ?? 'goods' },
        ...{ title: 'Racket', description: 'Hardly used', price_cents: said.priceCents ?? 5000, currency: 'USD' },
        ...{ category: isService ? 'services' : 'equipment', subcategory: isService ? 'coaching' : 'training' },
        ...{ stock: isService ? null : (said.stock ?? 1), return_policy: 'None', keywords: [], search_text: 'racket' },
        shipping: isService
          ? null
          : JSON.stringify(
              said.shipping ?? { options: [{ name: 'Parcel', priceCents: 500 }], pickup: true, note: null },
            ),
        ...{ title_folded: 'racket', created_at: now, updated_at: now, published_at: now },
        expires_at: new Date(now.getTime() + 60 * 86_400_000),
      })
      .execute()
    return id
  }

  const orderId = () => OrderId.parse(newId())
  const offerId = () => OfferId.parse(newId())
  const noteId = () => OrderEventId.parse(newId())

  /** She buys it at its price, to be paid as the two arrange it unless said. */
  const buys = async (
    buyer: Player,
    listingId: ListingId,
    said: Partial<typeof checkoutSaid> | object = {},
  ): Promise<Order> =>
    (await buyer.api.orders.buy({ id: orderId(), listingId, quantity: 1, ...checkoutSaid, ...said })).order

  const offers = (buyer: Player, listingId: ListingId, cents = 4000): Promise<Order> =>
    buyer.api.orders.offer({ id: orderId(), offerId: offerId(), listingId, quantity: 1, cents, note: null })

  const stockOf = (id: ListingId) =>
    heraia.db
      .selectFrom('listings')
      .select(['stock', 'reserved_count', 'sold_count', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  return { joins, stranger, newId, trader, sells, orderId, offerId, noteId, buys, offers, brings, stockOf }
}

/** Orders of hers and her partner's, each where the act that it is named for can be done by her. */
export async function ordersForEachAct(heraia: TestHeraia, mira: Player, partner: Player) {
  const { sells, buys, offers, offerId } = market(heraia)
  const adult = { date_of_birth: '1990-05-04' }
  await heraia.db.updateTable('profiles').set(adult).where('id', 'in', [mira.id, partner.id]).execute()
  const listingId = await sells(mira)
  const [hers, partners] = [
    { seller: mira, buyer: partner },
    { seller: partner, buyer: mira },
  ]
  const of = async ({ seller, buyer }: typeof hers) => buys(buyer, await sells(seller))
  const offered = async () => {
    const { id, offer } = await offers(partner, await sells(mira))
    return { id, offerId: offer?.id ?? offerId() }
  }
  const wanted = await sells(partner)
  const { id: asked, offer } = await offers(mira, wanted)
  const held = await sells(partner)
  const first = { ...(await offered()) }
  const agreed = await offers(mira, await sells(partner), 5000)
  await partner.api.orders.accept({ id: agreed.id, offerId: agreed.offer?.id ?? offerId() })
  const lesson = await buys(mira, await sells(partner, { kind: 'service' }), {
    ...{ delivery: 'none', shippingName: null, address: null, totalCents: 5000 },
  })
  const decided = await brings(await of(partners), partners, 'paid')
  await mira.api.orders.dispute({ id: decided.id, reason: 'Broken' })
  return {
    listingId,
    offer: { id: asked, offerId: offer?.id, listingId: wanted, quantity: 1, cents: 4000, note: null },
    countered: first,
    accepted: await offered(),
    checkedOut: agreed.id,
    bought: (await buys(mira, held)).id,
    held,
    confirmed: (await of(hers)).id,
    sent: (await brings(await of(hers), hers, 'paid')).id,
    appointed: { id: lesson.id, at: new Date(heraia.clock.now().getTime() + 86_400_000).toISOString() },
    reviewed: (await brings(await of(partners), partners, 'completed')).id,
    disputed: (await brings(await of(partners), partners, 'sent')).id,
    decided: decided.id,
  }
}

/** Two of everything, so that each list of hers has a second page. */
export async function ordersForLists(heraia: TestHeraia, mira: Player, dana: Player): Promise<void> {
  const { sells, buys } = market(heraia)
  const adult = { date_of_birth: '1990-05-04' }
  await heraia.db.updateTable('profiles').set(adult).where('id', 'in', [mira.id, dana.id]).execute()
  const [hers, danas] = [
    { seller: mira, buyer: dana },
    { seller: dana, buyer: mira },
  ]
  for (const _ of [1, 2]) {
    await buys(dana, await sells(mira))
    const done = await brings(await buys(dana, await sells(mira)), hers, 'completed')
    await dana.api.orders.review({ id: done.id, stars: 5, words: 'Good' })
    await mira.api.orders.review({ id: done.id, stars: 5, words: 'Good' })
    heraia.clock.advance({ seconds: 1 })
    const broken = await brings(await buys(mira, await sells(dana)), danas, 'sent')
    await mira.api.orders.dispute({ id: broken.id, reason: 'Broken' })
  }
}
