import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { saidListing } from '@heraia/hosts/test/listings'
import { checkoutSaid, market } from '@heraia/hosts/test/orders'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, type Refusal, refusal } from '@heraia/hosts/test/season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 100_000_000 } } })
afterAll(() => heraia.close())
const { trader, sells, buys, brings, offers, orderId, noteId, stockOf } = market(heraia)
const later = async (time: { days?: number; hours?: number; minutes?: number }) => {
  heraia.clock.advance(time)
  await heraia.runJobs()
}
const two = async () => ({ seller: await trader('Sara Seller'), buyer: await trader('Bea Buyer') })

test('from the checkout to the end, with a notice at each step', async () => {
  const both = await two()
  const { seller, buyer } = both
  const racket = await sells(seller)
  const order = await buys(buyer, racket)
  expect(order).toMatchObject({ state: 'reserved', method: 'arranged', money: 'none', total: { cents: 5500 } })
  expect(order.termsAcceptedAt).not.toBeNull()
  expect(await seller.api.orders.counts()).toEqual({ buying: 0, selling: 1 })
  expect(await seller.api.orders.step({ id: order.id, step: 'confirm_paid', note: null })).toMatchObject({
    ...{ state: 'paid', money: 'held', may: ['send', 'refund', 'write'] },
  })
  expect(await stockOf(racket)).toMatchObject({ stock: 0, reserved_count: 0, sold_count: 1, status: 'sold' })
  expect(await seller.api.orders.send({ id: order.id, tracking: 'ES-123' })).toMatchObject({ tracking: 'ES-123' })
  await buyer.api.orders.step({ id: order.id, step: 'receive', note: null })
  const done = await buyer.api.orders.step({ id: order.id, step: 'complete', note: 'Lovely' })
  expect(done).toMatchObject({ state: 'completed', money: 'released', may: ['review'] })
  const told = (await buyer.api.notifications.list({ tab: 'orders' })).items.map(({ kind }) => kind)
  expect(told.sort()).toEqual(['order_confirmed', 'order_sent'])
  const toSeller = (await seller.api.notifications.list({})).items
  expect(toSeller.map(({ kind }) => kind).sort()).toEqual(['order_completed', 'order_received', 'order_reserved'])
  expect(toSeller[0]).toMatchObject({ orderId: order.id, excerpt: 'Racket' })
})

test('fifty buyers of the last one: one has it, forty-nine are told', async () => {
  const seller = await trader('Sara')
  const racket = await sells(seller)
  const buyers = await Promise.all(Array.from({ length: 50 }, (_, at) => trader(`Buyer ${at}`)))
  const answers = await Promise.allSettled(buyers.map((buyer) => buys(buyer, racket)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = await Promise.all(
    answers.flatMap((answer) =>
      answer.status === 'rejected' ? [refusal(Promise.reject(answer.reason as Error))] : [],
    ),
  )
  expect(refused.map(({ status, reason }) => `${status} ${reason}`)).toEqual(Array(49).fill('409 sold_out'))
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 1 })
  expect((await seller.api.orders.list({ side: 'selling' })).items).toHaveLength(1)
})

test('five of seven, and three of what is left of seven are too many', async () => {
  const { seller, buyer } = await two()
  const other = await trader('Eva')
  const balls = await sells(seller, { stock: 7, priceCents: 100 })
  await buyer.api.orders.buy({ id: orderId(), listingId: balls, quantity: 5, ...checkoutSaid, totalCents: 1000 })
  const tooMany = other.api.orders.buy({
    id: orderId(),
    listingId: balls,
    quantity: 3,
    ...checkoutSaid,
    totalCents: 800,
  })
  expect(await refusal(tooMany)).toMatchObject({ status: 409, reason: 'sold_out' })
  await other.api.orders.buy({ id: orderId(), listingId: balls, quantity: 2, ...checkoutSaid, totalCents: 700 })
})

test('what its seller changes while she stands at the checkout she looks at again before she orders', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller)
  const { mark } = await buyer.api.orders.buying({ listingId: racket })
  const changes = [
    { title: 'Child’s racket' },
    { description: 'Broken' },
    { condition: 'fair' },
    { size: 'L2' },
  ] as const
  for (const change of changes) {
    await heraia.db.updateTable('listings').set(change).where('id', '=', racket).execute()
    expect(await refusal(buys(buyer, racket, { mark }))).toMatchObject({ status: 409, reason: 'listing_changed' })
  }
  const seen = await buyer.api.orders.buying({ listingId: racket })
  expect(await buys(buyer, racket, { mark: seen.mark })).toMatchObject({ thing: { title: 'Child’s racket' } })
  const balls = await sells(seller, { stock: 2 })
  const before = await buyer.api.orders.buying({ listingId: balls })
  // What others buy, and another price, is no other thing.
  await buys(await trader('Eva'), balls)
  expect(await buys(buyer, balls, { mark: before.mark })).toMatchObject({ state: 'reserved' })
})

test('sent twice it is one order and one piece', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller, { stock: 5 })
  const draft = { id: orderId(), listingId: racket, quantity: 1, ...checkoutSaid }
  await buyer.api.orders.buy(draft)
  await buyer.api.orders.buy(draft)
  expect(await stockOf(racket)).toMatchObject({ reserved_count: 1 })
})

test('what was ordered before with another address is not said to go to the new one', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller, { stock: 5 })
  const draft = { id: orderId(), listingId: racket, quantity: 1, ...checkoutSaid, note: 'Please ring' }
  await buyer.api.orders.buy(draft)
  const pickup = { delivery: 'pickup', totalCents: 5000 } as const
  for (const other of [{ address: 'Calle Menor 2' }, { quantity: 2, totalCents: 10_500 }, { note: null }, pickup]) {
    expect(await refusal(buyer.api.orders.buy({ ...draft, ...other }))).toMatchObject({
      ...{ status: 409, reason: 'ordered_otherwise' },
    })
  }
  expect((await buyer.api.orders.buy(draft)).order).toMatchObject({ address: 'Calle Mayor 1, Madrid' })
  expect(await stockOf(racket)).toMatchObject({ reserved_count: 1 })

  const { id } = await offers(buyer, await sells(seller))
  const { offer } = await seller.api.orders.get({ id })
  await seller.api.orders.accept({ id, offerId: offer?.id as never })
  const agreed = { id, ...checkoutSaid, totalCents: 4500 }
  await buyer.api.orders.checkout(agreed)
  const moved = buyer.api.orders.checkout({ ...agreed, address: 'Calle Menor 2' })
  expect(await refusal(moved)).toMatchObject({ status: 409, reason: 'ordered_otherwise' })
  expect((await buyer.api.orders.checkout(agreed)).order).toMatchObject({ state: 'reserved' })
})

test('sent twice at the same moment it is one order, and both hear of it', async () => {
  const { seller, buyer } = await two()
  const draft = { id: orderId(), listingId: await sells(seller), quantity: 1, ...checkoutSaid }
  const answers = await Promise.all([buyer.api.orders.buy(draft), buyer.api.orders.buy(draft)])
  expect(answers.map(({ order: { id, state } }) => [id, state])).toEqual(Array(2).fill([draft.id, 'reserved']))
  expect(await stockOf(draft.listingId)).toMatchObject({ reserved_count: 1 })
})

test('a note with an id that another order takes at the same moment is refused', async () => {
  const { seller, buyer } = await two()
  const [one, other] = [await buys(buyer, await sells(seller)), await buys(buyer, await sells(seller))]
  const said = { noteId: noteId(), words: 'Hello' }
  const answers = await Promise.allSettled([one, other].map(({ id }) => buyer.api.orders.write({ id, ...said })))
  const refused = answers.find((answer) => answer.status === 'rejected')
  expect(await refusal(Promise.reject(refused?.reason as Error))).toMatchObject({ status: 409, reason: 'id_taken' })
})

test('from two tabs at once it is one order and one piece, and the other tab is told', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller, { stock: 5 })
  const answers = await Promise.allSettled([buys(buyer, racket), buys(buyer, racket)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = answers.find((answer) => answer.status === 'rejected')
  expect(await refusal(Promise.reject(refused?.reason as Error))).toMatchObject({ status: 409, reason: 'order_open' })
  expect(await stockOf(racket)).toMatchObject({ stock: 5, reserved_count: 1 })
  expect((await buyer.api.orders.list({ side: 'buying' })).items).toHaveLength(1)
})

test('nobody buys her own, or of who blocked her', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller)
  expect(await refusal(buys(seller, racket))).toMatchObject({ status: 403, reason: 'own' })
  await seller.api.profiles.block({ id: buyer.id })
  expect(await refusal(buys(buyer, racket))).toMatchObject({ status: 404, reason: 'listing_not_found' })
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0 })
})

test.each([
  [{ method: 'card' }, { status: 422, fields: [{ field: 'method', code: 'method_not_offered' }] }],
  [{ shippingName: 'Rocket' }, { status: 422, fields: [{ field: 'delivery', code: 'delivery_not_offered' }] }],
  [{ delivery: 'none' }, { status: 422, fields: [{ field: 'delivery', code: 'delivery_not_offered' }] }],
  [{ address: '  ' }, { status: 422, fields: [{ field: 'address', code: 'required' }] }],
  [{ totalCents: 5000 }, { status: 409, reason: 'price_changed' }],
  [{ termsAccepted: false }, { status: 422, fields: [{ field: 'termsAccepted', code: 'terms_required' }] }],
  [{ quantity: 0 }, { status: 422, fields: [{ field: 'quantity', code: 'too_small' }] }],
  [{ priceCents: 1 }, { status: 422, fields: [{ field: 'priceCents', code: 'unknown_field' }] }],
])('a checkout with %j is refused, and nothing is held', async (wrong, expected) => {
  const { seller, buyer } = await two()
  const racket = await sells(seller)
  expect(await refusal(buys(buyer, racket, wrong))).toMatchObject(expected)
  expect(await stockOf(racket)).toMatchObject({ reserved_count: 0 })
  expect((await buyer.api.orders.list({ side: 'buying' })).items).toEqual([])
})

test('who collects it says no address', async () => {
  const { seller, buyer } = await two()
  const order = await buys(buyer, await sells(seller), { delivery: 'pickup', shippingName: null, totalCents: 5000 })
  expect(order).toMatchObject({ delivery: 'pickup', address: null, shippingCents: 0 })
})

test('what nobody pays for is on sale again', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller)
  const order = await buys(buyer, racket)
  await later({ days: 8 })
  expect(await buyer.api.orders.get({ id: order.id })).toMatchObject({ state: 'expired', money: 'none' })
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0, status: 'active' })
})

test('what is not sent in two weeks is refunded; the buyer says when she has her money', async () => {
  const both = await two()
  const racket = await sells(both.seller)
  const order = await brings(await buys(both.buyer, racket), both, 'paid')
  await later({ days: 15 })
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({
    ...{ state: 'refunded', money: 'refund_due', may: ['confirm_refund', 'write'] },
  })
  // The two arranged the payment: no notice says that money comes.
  for (const { api } of [both.buyer, both.seller]) {
    expect((await api.notifications.list({ tab: 'orders' })).items[0]).toMatchObject({ kind: 'order_cancelled' })
  }
  // Who did not send it may not have it: it is not put on sale again by itself.
  expect(await stockOf(racket)).toMatchObject({ stock: 0, sold_count: 1 })
  const back = await both.buyer.api.orders.step({ id: order.id, step: 'confirm_refund', note: null })
  expect(back).toMatchObject({ money: 'refunded', may: [] })
})

test('what the buyer says nothing of counts as received after two weeks, and is completed two days later', async () => {
  const both = await two()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'sent')
  await later({ days: 14, minutes: 1 })
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({ state: 'received' })
  await later({ hours: 48 })
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({ state: 'completed', money: 'released' })
})

test('a dispute: both write, the staff reads and decides; others never see it', async () => {
  const both = await two()
  const { seller, buyer } = both
  const [ada, eva] = [await trader('Ada Admin'), await trader('Eva')]
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
  const order = await brings(await buys(buyer, await sells(seller)), both, 'sent')
  expect(await refusal(ada.api.orders.get({ id: order.id }))).toMatchObject({ status: 404 })
  expect(await refusal(seller.api.orders.dispute({ id: order.id, reason: 'x' }))).toMatchObject({
    reason: 'order_moved',
  })
  await buyer.api.orders.dispute({ id: order.id, reason: 'It is broken' })
  const note = { id: order.id, noteId: noteId(), words: 'It was whole' }
  await seller.api.orders.write(note)
  await seller.api.orders.write(note)
  expect((await ada.api.orders.disputes({})).items.map(({ id }) => id)).toContain(order.id)
  const seen = await ada.api.orders.get({ id: order.id })
  expect(seen).toMatchObject({ side: 'staff', may: ['resolve', 'write'] })
  expect(seen.events.slice(-2).map(({ by, note }) => [by, note])).toEqual([
    ['buyer', 'It is broken'],
    ['seller', 'It was whole'],
  ])
  expect(await refusal(eva.api.orders.resolve({ id: order.id, outcome: 'refund', reason: 'x' }))).toMatchObject({
    status: 403,
  })
  expect(await refusal(eva.api.orders.get({ id: order.id }))).toMatchObject({ status: 404 })
  const decided = await ada.api.orders.resolve({ id: order.id, outcome: 'refund', reason: 'Pictures show it' })
  expect(decided).toMatchObject({ state: 'refunded', money: 'refund_due' })
  for (const { api } of [buyer, seller]) {
    const { items } = await api.notifications.list({ tab: 'orders' })
    expect(items.find(({ kind }) => kind === 'order_decided_for_buyer')).toMatchObject({
      ...{ actors: [], excerpt: 'Pictures show it', orderId: order.id },
    })
  }
  expect(await refusal(ada.api.orders.resolve({ id: order.id, outcome: 'release', reason: 'No' }))).toMatchObject({
    ...{ status: 409, reason: 'order_moved' },
  })
})

test('who loses a dispute reads that the staff decided, for whom and why; her mail says where', async () => {
  const both = await two()
  const { seller, buyer } = both
  const ada = await trader('Ada Admin')
  await grantAdmin(heraia.context, ada.id)
  const { id } = await brings(await buys(buyer, await sells(seller)), both, 'sent')
  await buyer.api.orders.dispute({ id, reason: 'It is bent' })
  await ada.api.orders.resolve({ id, outcome: 'release', reason: 'It is straight in your picture' })
  const { items } = await buyer.api.notifications.list({ tab: 'orders' })
  const told = items.find(({ kind }) => kind === 'order_decided_for_seller')
  expect(told).toMatchObject({ actors: [], excerpt: 'It is straight in your picture' })
  expect(items.map(({ kind }) => kind)).not.toContain('order_completed')
  heraia.mails.splice(0)
  await later({ days: 1 })
  const mail = heraia.mails.find(({ to }) => to === buyer.email)?.text ?? ''
  expect(mail).toContain('Our staff decided for the seller about an order of yours. The order says why.')
  expect(mail).not.toContain('completed')
})

test('what she does is done once, however often it is sent; what another did is not hers', async () => {
  const both = await two()
  const { seller, buyer } = both
  const ada = await trader('Ada Admin')
  await grantAdmin(heraia.context, ada.id)
  const { id } = await buys(buyer, await sells(seller))
  const twice = async (act: () => Promise<unknown>) => {
    for (const { status } of await Promise.allSettled([act(), act()])) expect(status).toBe('fulfilled')
    return buyer.api.orders.get({ id })
  }
  const says = (who: typeof buyer, step: 'confirm_paid' | 'receive' | 'confirm_refund') =>
    twice(() => who.api.orders.step({ id, step, note: null }))
  expect(await says(seller, 'confirm_paid')).toMatchObject({ state: 'paid' })
  expect(await twice(() => seller.api.orders.send({ id, tracking: 'ES-1' }))).toMatchObject({ state: 'sent' })
  expect(await refusal(seller.api.orders.send({ id, tracking: 'ES-2' }))).toMatchObject({ reason: 'order_moved' })
  expect(await says(buyer, 'receive')).toMatchObject({ state: 'received' })
  await twice(() => buyer.api.orders.dispute({ id, reason: 'Bent' }))
  await seller.api.orders.write({ id, noteId: noteId(), words: 'It was straight' })
  await twice(() => buyer.api.orders.dispute({ id, reason: 'Bent' }))
  await twice(() => ada.api.orders.resolve({ id, outcome: 'refund', reason: 'It is' }))
  expect(await refusal(seller.api.orders.step({ id, step: 'refund', note: null }))).toMatchObject({ status: 409 })
  const { events, money } = await says(buyer, 'confirm_refund')
  expect(money).toBe('refunded')
  expect(events.map(({ deed }) => deed)).toEqual([
    ...['reserved', 'paid', 'sent', 'received', 'disputed', 'wrote', 'refunded', 'refund_arrived'],
  ])
})

test('nobody of the staff decides about her own order', async () => {
  const both = await two()
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', both.buyer.id).execute()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'sent')
  await both.buyer.api.orders.dispute({ id: order.id, reason: 'Mine!' })
  expect(
    await refusal(both.buyer.api.orders.resolve({ id: order.id, outcome: 'refund', reason: 'Mine' })),
  ).toMatchObject({
    status: 409,
  })
})

test('a dispute that nobody decides gives the buyer her money back', async () => {
  const both = await two()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'sent')
  await both.buyer.api.orders.dispute({ id: order.id, reason: 'Broken' })
  await later({ days: 61 })
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({ state: 'refunded' })
})

test('a seller who is suspended leaves no order open, and the buyer is told by mail', async () => {
  const { seller, buyer } = await two()
  const [eva, ida] = [await trader('Eva'), await trader('Ida')]
  const balls = await sells(seller, { stock: 5 })
  const offer = await offers(ida, balls)
  const reserved = await buys(buyer, balls)
  const paid = await brings(await buys(eva, balls), { seller, buyer: eva }, 'paid')
  heraia.mails.splice(0)
  await suspendPerson(heraia.context, seller.id, 'For the test')
  await heraia.runJobs()
  expect(await ida.api.orders.get({ id: offer.id })).toMatchObject({ state: 'cancelled' })
  expect(await buyer.api.orders.get({ id: reserved.id })).toMatchObject({ state: 'cancelled', seller: null })
  const ended = await eva.api.orders.get({ id: paid.id })
  expect(ended).toMatchObject({ state: 'refunded', money: 'refund_due' })
  expect(ended.events.at(-1)).toMatchObject({ deed: 'refunded', because: 'person_left' })
  expect(heraia.mails.map(({ to }) => to).sort()).toEqual([ida, buyer, eva].map(({ email }) => email).sort())
})

test('who is suspended at the moment at which somebody buys of her has sold nothing', async () => {
  const { seller, buyer } = await two()
  const racket = await sells(seller)
  const bought: Promise<Refusal>[] = []
  await inTransaction(heraia.context, async (tx) => {
    await sql`select 1 from profiles where id = ${seller.id}::uuid for update`.execute(tx.db)
    bought.push(refusal(buys(buyer, racket)))
    await untilWaiting(heraia, 1)
    await suspendPerson(tx, seller.id, 'For the test')
  })
  expect(await Promise.all(bought)).toMatchObject([{ status: 404, reason: 'listing_not_found' }])
  expect((await buyer.api.orders.list({ side: 'buying' })).items).toEqual([])
})

test('a buyer who is suspended before it is sent: the money goes back and the piece is on sale again', async () => {
  const both = await two()
  const racket = await sells(both.seller)
  const order = await brings(await buys(both.buyer, racket), both, 'paid')
  heraia.mails.splice(0)
  await suspendPerson(heraia.context, both.buyer.id, 'For the test')
  await heraia.runJobs()
  expect(heraia.mails.find(({ to }) => to === both.seller.email)?.text).toContain('please give back what she paid')
  expect(await both.seller.api.orders.get({ id: order.id })).toMatchObject({ state: 'refunded', buyer: null })
  expect(await stockOf(racket)).toMatchObject({ stock: 1, sold_count: 0, status: 'active' })
})

test('a seller who goes after she sent it: the staff looks at it', async () => {
  const both = await two()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'sent')
  await suspendPerson(heraia.context, both.seller.id, 'For the test')
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({
    state: 'disputed',
    may: ['complete', 'write'],
    seller: null,
  })
  const staff = await trader('Ada Staff')
  await grantAdmin(heraia.context, staff.id)
  const named = { seller: { name: 'Sara Seller' }, buyer: { name: 'Bea Buyer' } }
  expect(await staff.api.orders.get({ id: order.id })).toMatchObject({ side: 'staff', ...named })
  const { items } = await staff.api.orders.disputes({})
  expect(items.find(({ id }) => id === order.id)).toMatchObject(named)
})

test('a seller who asks to leave ends her orders at once', async () => {
  const both = await two()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'paid')
  await both.seller.api.accounts.leave({ password: 'secret1' })
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({ state: 'refunded', seller: null })
})

test('accounts that are deleted leave the orders of the others whole', async () => {
  const both = await two()
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'completed')
  await heraia.db.deleteFrom('profiles').where('id', '=', both.seller.id).execute()
  expect(await both.buyer.api.orders.get({ id: order.id })).toMatchObject({
    ...{ state: 'completed', seller: null, thing: { id: null, title: 'Racket' } },
  })
})

test('what she bought is hers to see as it was; its listing, once it is paused, only until the order is over', async () => {
  const both = await two()
  const id = await sells(both.seller, { stock: 2 })
  const sent = await brings(await buys(both.buyer, id), both, 'sent')
  const becomes = (status: 'paused' | 'active') =>
    heraia.db.updateTable('listings').set({ status, title: 'Better racket' }).where('id', '=', id).execute()
  await becomes('paused')
  expect(await both.buyer.api.marketplace.get({ id })).toMatchObject({ state: 'paused' })
  const leadsThere = async ({ api }: Player) => (await api.orders.get({ id: sent.id })).isThingShown
  expect(await leadsThere(both.buyer)).toBe(true)
  for (const step of ['receive', 'complete'] as const)
    await both.buyer.api.orders.step({ id: sent.id, step, note: null })
  expect(await refusal(both.buyer.api.marketplace.get({ id }))).toMatchObject({ status: 404 })
  expect(await both.buyer.api.orders.get({ id: sent.id })).toMatchObject({ thing: { title: 'Racket' } })
  expect([await leadsThere(both.buyer), await leadsThere(both.seller)]).toEqual([false, true])
  await becomes('active')
  expect(await leadsThere(both.buyer)).toBe(true)
  await both.seller.api.profiles.block({ id: both.buyer.id })
  expect([await leadsThere(both.buyer), await leadsThere(both.seller)]).toEqual([false, true])
})

test('of a thing that was a service no piece moves for who booked the service', async () => {
  const { seller, buyer } = await two()
  const [gone, eva] = [await trader('Gone Buyer'), await trader('Eva')]
  const lesson = await sells(seller, { kind: 'service' })
  const served = { delivery: 'none', shippingName: null, address: null, totalCents: 5000 }
  const cancelled = await buys(eva, lesson, served)
  const orders = [await buys(buyer, lesson, served), await buys(gone, lesson, served)]
  const mediaId = await seller.uploads(await pngOf(), { purpose: 'listing' })
  const { version } = await seller.api.marketplace.editable({ id: lesson })
  await seller.api.marketplace.edit(saidListing(mediaId, { id: lesson, version, inventory: 1, location: null }))
  const racket = { stock: 1, reserved_count: 1, status: 'active' }
  await buys(await trader('Pia'), lesson, { delivery: 'pickup', shippingName: null, address: null, totalCents: 12_000 })
  await eva.api.orders.step({ id: cancelled.id, step: 'cancel', note: null })
  expect(await stockOf(lesson)).toMatchObject({ ...racket, sold_count: 0 })
  for (const { id } of orders) await seller.api.orders.step({ id, step: 'confirm_paid', note: null })
  expect(await stockOf(lesson)).toMatchObject({ ...racket, sold_count: 2 })
  await suspendPerson(heraia.context, gone.id, 'Spam')
  await heraia.runJobs()
  expect(await stockOf(lesson)).toMatchObject({ ...racket, sold_count: 1 })
})

test('a service has no stock and no parcel: the two agree on a time', async () => {
  const { seller, buyer } = await two()
  const lesson = await sells(seller, { kind: 'service' })
  const first = new Date(heraia.clock.now().getTime() + 5 * 86_400_000).toISOString()
  const draft = { delivery: 'none', shippingName: null, address: null, appointmentAt: first, totalCents: 5000 } as const
  for (const appointmentAt of ['0000-01-01T00:00:00Z', '2001-02-03T04:05:06Z', '9999-12-31T23:59:59Z']) {
    expect(await refusal(buys(buyer, lesson, { ...draft, appointmentAt }))).toMatchObject({
      ...{ status: 422, fields: [{ field: 'appointmentAt' }] },
    })
  }
  const order = await buys(buyer, lesson, draft)
  expect(order).toMatchObject({ appointment: { at: first, by: 'buyer', agreed: false } })
  expect(order.may).toContain('appoint')
  const second = new Date(heraia.clock.now().getTime() + 30 * 86_400_000).toISOString()
  await seller.api.orders.appoint({ id: order.id, at: second })
  expect(await buyer.api.orders.appoint({ id: order.id, at: second })).toMatchObject({
    appointment: { at: second, by: 'seller', agreed: true },
  })
  const past = new Date(heraia.clock.now().getTime() - 1000).toISOString()
  expect(await refusal(buyer.api.orders.appoint({ id: order.id, at: past }))).toMatchObject({ status: 422 })
  const paid = await seller.api.orders.step({ id: order.id, step: 'confirm_paid', note: null })
  expect(new Date(paid.dueAt ?? 0).getTime()).toBe(new Date(second).getTime() + 14 * 86_400_000)
  // Others have theirs beside it.
  await buys(await trader('Eva'), lesson, { ...draft, appointmentAt: null })
})

test('lists by side and by what waits for her', async () => {
  const both = await two()
  const { seller, buyer } = both
  const open = await buys(buyer, await sells(seller))
  const done = await brings(await buys(buyer, await sells(seller)), both, 'completed')
  const ids = async (side: 'buying' | 'selling', filter: 'all' | 'my_turn' | 'open' | 'done', who = buyer) =>
    (await who.api.orders.list({ side, filter })).items.map(({ id }) => id)
  expect((await ids('buying', 'all')).toSorted()).toEqual([open.id, done.id].toSorted())
  expect(await ids('buying', 'open')).toEqual([open.id])
  expect(await ids('buying', 'done')).toEqual([done.id])
  expect(await ids('buying', 'my_turn')).toEqual([])
  expect(await ids('selling', 'my_turn', seller)).toEqual([open.id])
  expect(await ids('selling', 'all')).toEqual([])
})
