import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells as lists, saidListing } from '@heraia/hosts/test/listings'
import { checkoutSaid, market } from '@heraia/hosts/test/orders'
import { refusal } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { takeDownListing } from '../marketplace/remove-listing.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins, stranger, trader, sells, offers, buys, orderId, offerId, stockOf } = market(heraia)

test('they haggle: an offer, another one, accepted, and bought at that price', async () => {
  const [sara, bea] = [await trader('Sara Seller'), await trader('Bea Buyer')]
  const racket = await sells(sara)
  const offer = await offers(bea, racket, 3000)
  expect(offer).toMatchObject({ state: 'offered', offer: { by: 'buyer', cents: 3000 }, may: ['withdraw', 'write'] })
  const seen = await sara.api.orders.get({ id: offer.id })
  expect(seen).toMatchObject({ side: 'selling', isMyTurn: true, may: ['counter', 'accept', 'decline', 'write'] })
  const counter = {
    id: offer.id,
    offerId: offerId(),
    answers: offer.offer?.id ?? offerId(),
    cents: 4500,
    note: 'Come on',
  }
  await sara.api.orders.counter(counter)
  await sara.api.orders.counter(counter)
  const accepted = await bea.api.orders.accept({ id: offer.id, offerId: counter.offerId })
  expect(accepted).toMatchObject({
    state: 'accepted',
    unitCents: 4500,
    methods: ['arranged'],
    may: ['checkout', 'cancel', 'write'],
  })
  // Nothing is held by a price that was agreed on.
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0 })
  const { order, payUrl } = await bea.api.orders.checkout({ id: offer.id, ...checkoutSaid, totalCents: 5000 })
  expect(order).toMatchObject({ state: 'reserved', total: { cents: 5000, currency: 'USD' }, shippingCents: 500 })
  expect(payUrl).toBeNull()
  expect(order.events.map(({ deed, by, cents }) => [deed, by, cents])).toEqual([
    ['offered', 'buyer', 3000],
    ['countered', 'seller', 4500],
    ['accepted', 'buyer', 4500],
    ['reserved', 'buyer', null],
  ])
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 1 })
})

test('an offer is answered once, by whom it was made to, and only the one that she read', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const offer = await offers(bea, await sells(sara))
  const first = offer.offer?.id ?? offerId()
  expect(await refusal(bea.api.orders.accept({ id: offer.id, offerId: first }))).toMatchObject({ reason: 'own_offer' })
  expect(await refusal(sara.api.orders.accept({ id: offer.id, offerId: offerId() }))).toMatchObject({
    ...{ status: 409, reason: 'offer_changed' },
  })
  const answers = await Promise.allSettled([
    sara.api.orders.accept({ id: offer.id, offerId: first }),
    sara.api.orders.accept({ id: offer.id, offerId: first }),
  ])
  // A double click, or an answer that was lost: it is her own same act, and done.
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await sara.api.orders.accept({ id: offer.id, offerId: first })).toMatchObject({ state: 'accepted' })
  expect(await refusal(bea.api.orders.accept({ id: offer.id, offerId: first }))).toMatchObject({
    ...{ status: 409, reason: 'offer_answered' },
  })
  expect((await bea.api.orders.get({ id: offer.id })).events.filter(({ deed }) => deed === 'accepted')).toHaveLength(1)
})

test('of what is paused no price is accepted; on sale again it is', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const racket = await lists(sara)
  const { id, offer } = await offers(bea, racket.id)
  const accept = { id, offerId: offer?.id ?? offerId() }
  await sara.api.marketplace.setState({ id: racket.id, version: 1, state: 'paused' })
  expect(await refusal(sara.api.orders.accept(accept))).toMatchObject({ status: 409, reason: 'not_on_sale' })
  await sara.api.marketplace.setState({ id: racket.id, version: 2, state: 'active' })
  expect(await sara.api.orders.accept(accept)).toMatchObject({ state: 'accepted' })
})

test('a price that was agreed on is paid also after the thing was paused, or its term is over', async () => {
  const [sara, bea, eva] = [await trader('Sara'), await trader('Bea'), await trader('Eva')]
  const racket = await lists(sara)
  const agreed = await offers(bea, racket.id, 3000)
  const haggled = await offers(eva, racket.id, 4000)
  await sara.api.orders.accept({ id: agreed.id, offerId: agreed.offer?.id ?? offerId() })
  await sara.api.marketplace.setState({ id: racket.id, version: 1, state: 'paused' })
  expect(await bea.api.orders.buying({ listingId: racket.id })).toMatchObject({ openOrderId: agreed.id, refused: null })
  // Who has only offered sees that it is paused; for everybody else it is not there.
  expect(await eva.api.marketplace.get({ id: racket.id })).toMatchObject({ state: 'paused', may: { buy: false } })
  for (const api of [(await trader('Ida')).api, stranger]) {
    expect(await refusal(api.orders.buying({ listingId: racket.id }))).toMatchObject({ status: 404 })
    expect(await refusal(api.marketplace.get({ id: racket.id }))).toMatchObject({ status: 404 })
  }
  expect(await refusal(eva.api.orders.checkout({ id: haggled.id, ...checkoutSaid, totalCents: 4900 }))).toMatchObject({
    ...{ status: 409, reason: 'order_moved' },
  })
  const { order } = await bea.api.orders.checkout({ id: agreed.id, ...checkoutSaid, totalCents: 3900 })
  expect(order).toMatchObject({ state: 'reserved', unitCents: 3000 })
  expect(await stockOf(racket.id)).toMatchObject({ stock: 1, reserved_count: 1, status: 'paused' })
  await sara.api.orders.step({ id: agreed.id, step: 'confirm_paid', note: null })
  expect(await stockOf(racket.id)).toMatchObject({ stock: 0, status: 'sold' })
  await heraia.runJobs()
  expect((await eva.api.orders.get({ id: haggled.id })).events.at(-1)).toMatchObject({ because: 'sold_out' })
})

test('taken back in one tab while it is accepted in another, it is one of the two', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const { id, offer } = await offers(bea, await sells(sara))
  const answers = await Promise.allSettled([
    sara.api.orders.accept({ id, offerId: offer?.id ?? offerId() }),
    bea.api.orders.step({ id, step: 'withdraw', note: null }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { state, events } = await bea.api.orders.get({ id })
  expect([state, events.length]).toEqual([answers[0].status === 'fulfilled' ? 'accepted' : 'cancelled', 2])
})

test.each<[string, number, string]>([
  ['nothing', 0, 'price_too_low'],
  ['less than nothing', -100, 'price_too_low'],
  ['half a cent', 1999.5, 'too_many_decimals'],
  ['all the money there is', 1e308, 'price_too_high'],
  ['more than a million', 100_000_001, 'price_too_high'],
])('%s is no offer, and no answer to one', async (_, cents, code) => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const racket = await sells(sara)
  expect(await refusal(offers(bea, racket, cents))).toMatchObject({ status: 422, fields: [{ field: 'cents', code }] })
  const { id, offer } = await offers(bea, racket)
  const answer = { id, offerId: offerId(), answers: offer?.id ?? offerId(), cents, note: null }
  expect(await refusal(sara.api.orders.counter(answer))).toMatchObject({ fields: [{ field: 'cents', code }] })
})

test('it is taken back, declined, or runs out after two days', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const racket = await sells(sara)
  const first = await offers(bea, racket)
  expect(await refusal(sara.api.orders.step({ id: first.id, step: 'withdraw', note: null }))).toMatchObject({
    status: 409,
  })
  expect(await bea.api.orders.step({ id: first.id, step: 'withdraw', note: null })).toMatchObject({
    state: 'cancelled',
  })
  const second = await offers(bea, racket)
  expect(await sara.api.orders.step({ id: second.id, step: 'decline', note: 'Too low' })).toMatchObject({
    state: 'cancelled',
  })
  const third = await offers(bea, racket)
  heraia.clock.advance({ hours: 47 })
  await heraia.runJobs()
  expect(await bea.api.orders.get({ id: third.id })).toMatchObject({ state: 'offered' })
  heraia.clock.advance({ hours: 2 })
  await heraia.runJobs()
  const ended = await bea.api.orders.get({ id: third.id })
  expect(ended).toMatchObject({ state: 'expired', dueAt: null, may: [] })
  expect(ended.events.at(-1)).toMatchObject({ deed: 'expired', by: null, because: 'time_up' })
})

test('nobody offers for her own, for what is sold, to who blocked her, twice at once, or before 18', async () => {
  const [sara, bea, minor, ageless] = [
    await trader('Sara'),
    await trader('Bea'),
    await joins('Mia'),
    await joins('Noa'),
  ]
  await minor.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 16}-01-01` })
  const racket = await sells(sara)
  expect(await refusal(offers(sara, racket))).toMatchObject({ status: 403, reason: 'own' })
  expect(await refusal(offers(minor, racket))).toMatchObject({ status: 403, reason: 'adults_only' })
  expect(await refusal(offers(ageless, racket))).toMatchObject({ status: 403, reason: 'birth_date_needed' })
  const open = await offers(bea, racket)
  expect(await refusal(offers(bea, racket))).toMatchObject({ status: 409, reason: 'order_open' })
  expect((await bea.api.orders.buying({ listingId: racket })).openOrderId).toBe(open.id)
  const [eva, eve] = [await trader('Eva'), await trader('Eve')]
  await buys(eva, racket)
  expect(await refusal(offers(eve, racket))).toMatchObject({ status: 409, reason: 'sold_out' })
  expect(await stranger.orders.buying({ listingId: racket })).toMatchObject({ refused: 'sold_out', available: 0 })
  const other = await sells(sara)
  await sara.api.profiles.block({ id: eve.id })
  expect(await refusal(offers(eve, other))).toMatchObject({ status: 404, reason: 'listing_not_found' })
  expect(await refusal(offers(eva, await sells(sara, { status: 'paused' })))).toMatchObject({ status: 404 })
})

test('who says between two offers that she is under 18 accepts none', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const { id, offer } = await offers(bea, await sells(sara))
  const counter = { id: offerId(), cents: 4800 }
  const answers = offer?.id ?? offerId()
  await sara.api.orders.counter({ id, offerId: counter.id, answers, cents: counter.cents, note: null })
  await bea.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 16}-01-01` })
  expect(await refusal(bea.api.orders.accept({ id, offerId: counter.id }))).toMatchObject({
    ...{ status: 403, reason: 'adults_only' },
  })
})

test('an offer that was sent before with another price is not said to be sent', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const draft = { id: orderId(), offerId: offerId(), listingId: await sells(sara), quantity: 1, cents: 100, note: null }
  await bea.api.orders.offer(draft)
  const isOther = { status: 409, reason: 'ordered_otherwise' }
  for (const other of [{ cents: 200 }, { note: 'By Friday' }, { listingId: await sells(sara) }]) {
    expect(await refusal(bea.api.orders.offer({ ...draft, ...other }))).toMatchObject(isOther)
  }
  const counter = { id: draft.id, offerId: offerId(), answers: draft.offerId, cents: 300, note: null }
  await sara.api.orders.counter(counter)
  expect(await bea.api.orders.offer(draft)).toMatchObject({ offer: { cents: 300 } })
})

test('sent twice it is one, and somebody else’s id is taken', async () => {
  const [sara, bea, eva] = [await trader('Sara'), await trader('Bea'), await trader('Eva')]
  const listingId = await sells(sara)
  const draft = { id: orderId(), offerId: offerId(), listingId, quantity: 1, cents: 100, note: null }
  const [one, two] = await Promise.all([bea.api.orders.offer(draft), bea.api.orders.offer(draft)]).catch(async () => [
    await bea.api.orders.offer(draft),
    await bea.api.orders.offer(draft),
  ])
  expect(one?.id).toBe(two?.id)
  expect((await bea.api.orders.get({ id: draft.id })).events).toHaveLength(1)
  expect(await refusal(eva.api.orders.offer(draft))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await refusal(eva.api.orders.get({ id: draft.id }))).toMatchObject({ status: 404, reason: 'order_not_found' })
  expect(await refusal(stranger.orders.get({ id: draft.id }))).toMatchObject({ status: 401 })
})

test('with a block the bargain ends, and nothing says why', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const racket = await sells(sara)
  const offer = await offers(bea, racket)
  await sara.api.profiles.block({ id: bea.id })
  const ended = await bea.api.orders.get({ id: offer.id })
  expect(ended).toMatchObject({ state: 'cancelled', seller: null })
  expect(ended.events.at(-1)).toMatchObject({ deed: 'cancelled', by: null, because: null })
})

test('who still haggles for the last one hears that it is sold', async () => {
  const [sara, bea, eva] = [await trader('Sara'), await trader('Bea'), await trader('Eva')]
  const racket = await sells(sara)
  const offer = await offers(bea, racket)
  const { id } = await buys(eva, racket)
  await sara.api.orders.step({ id, step: 'confirm_paid', note: null })
  await heraia.runJobs()
  expect((await bea.api.orders.get({ id: offer.id })).events.at(-1)).toMatchObject({
    ...{ deed: 'cancelled', because: 'sold_out' },
  })
})

test('who haggles for what is deleted, taken away, sold elsewhere or priced in another currency hears that', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const [one, two, three, four] = [await lists(sara), await lists(sara), await lists(sara), await lists(sara)]
  const bargains = [await offers(bea, one.id), await offers(bea, two.id), await offers(bea, three.id)]
  const agreed = await offers(bea, four.id, 3000)
  await sara.api.orders.accept({ id: agreed.id, offerId: agreed.offer?.id ?? offerId() })
  await sara.api.marketplace.remove({ id: one.id })
  await takeDownListing(heraia.context, two.id, 'Not hers')
  await sara.api.marketplace.setState({ id: three.id, version: 1, state: 'sold' })
  const [picture] = four.pictures
  if (!picture) throw new Error('no picture')
  const inEuros = saidListing(picture.mediaId, { id: four.id, version: 1, currency: 'EUR' })
  await sara.api.marketplace.edit(inEuros)
  // Also in the moment before she hears it: nobody pays shipping of one currency and a price of another.
  expect(await refusal(bea.api.orders.checkout({ id: agreed.id, ...checkoutSaid, totalCents: 3900 }))).toMatchObject({
    ...{ status: 409, reason: 'listing_closed' },
  })
  await heraia.runJobs()
  for (const { id } of [...bargains, agreed]) {
    const ended = await bea.api.orders.get({ id })
    expect(ended).toMatchObject({ state: 'cancelled', may: [] })
    expect(ended.events.at(-1)).toMatchObject({ deed: 'cancelled', by: null, because: 'withdrawn' })
  }
  const { items } = await bea.api.notifications.list({ tab: 'orders' })
  expect(items.filter(({ kind }) => kind === 'order_cancelled')).toHaveLength(4)
})

test('their conversation shows the offer as the order does, each with what she can do, and what has just ended', async () => {
  const [sara, bea, eva] = [await trader('Sara'), await trader('Bea'), await trader('Eva')]
  const between = async (who: typeof sara, other: typeof sara) =>
    (await who.api.orders.between({ id: other.id })).items.map(({ id, side, state, isMyTurn, offer, note, may }) => {
      return { id, side, state, isMyTurn, cents: offer?.cents, note, may }
    })
  const id = orderId()
  const first = offerId()
  const said = { id, offerId: first, listingId: await sells(sara), quantity: 1, cents: 3000, note: 'Would you?' }
  await bea.api.orders.offer(said)
  expect(await between(sara, bea)).toEqual([
    {
      ...{ id, side: 'selling', state: 'offered', isMyTurn: true, cents: 3000, note: 'Would you?' },
      may: ['counter', 'accept', 'decline', 'write'],
    },
  ])
  expect(await between(bea, sara)).toMatchObject([{ side: 'buying', isMyTurn: false, may: ['withdraw', 'write'] }])
  expect(await between(eva, sara)).toEqual([])
  expect(await between(sara, sara)).toEqual([])
  await sara.api.orders.counter({ id, offerId: offerId(), answers: first, cents: 3500, note: 'A little more' })
  expect(await between(bea, sara)).toMatchObject([{ isMyTurn: true, cents: 3500, note: 'A little more' }])
  await bea.api.orders.step({ id, step: 'decline', note: null })
  expect(await between(bea, sara)).toMatchObject([{ state: 'cancelled', isMyTurn: false, may: [] }])
  heraia.clock.advance({ hours: 25 })
  expect(await between(bea, sara)).toEqual([])
})
