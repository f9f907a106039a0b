import type { Order } from '@heraia/contract/orders'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { market } from '@heraia/hosts/test/orders'
import { type Player, refusal } from '@heraia/hosts/test/season'
import { stripeServer } from '@heraia/hosts/test/stripe-server'
import { afterAll, beforeEach, expect, test } from 'vitest'

const stripe = await stripeServer()
const heraia = await createTestHeraia({
  stripe: stripe.settings,
  settings: { orders: { feePercent: 10 }, auth: { accessTokenSeconds: 10_000_000 } },
})
afterAll(async () => {
  await heraia.close()
  await stripe.close()
})
beforeEach(() => stripe.fails(false))
const { trader, sells, orderId, stockOf } = market(heraia)
const later = async (time: { days?: number; hours?: number; minutes?: number }) => {
  heraia.clock.advance(time)
  await heraia.runJobs()
}

/** Somebody who told Stripe who she is. */
async function merchant(name = 'Sara Seller'): Promise<Player & { account: string }> {
  const player = await trader(name)
  const { url } = await player.api.orders.setUpPayouts()
  const account = url.split('/').at(-1) ?? ''
  stripe.makeReady(account)
  await player.api.orders.payoutAccount()
  return { ...player, account }
}

const said = {
  ...({ method: 'card', delivery: 'shipping', shippingName: 'Parcel', address: 'Calle Mayor 1', note: null } as const),
  ...({ appointmentAt: null, totalCents: 5500, termsAccepted: true } as const),
}
const begins = (buyer: Player, listingId: Awaited<ReturnType<typeof sells>>) =>
  buyer.api.orders.buy({ id: orderId(), listingId, quantity: 1, ...said })

async function two() {
  const [seller, buyer] = [await merchant(), await trader('Bea Buyer')]
  const racket = await sells(seller)
  const { order, payUrl } = await begins(buyer, racket)
  return { seller, buyer, racket, order, payUrl }
}

const says = async (type: string, object: unknown, at = heraia.clock.now(), secret?: string) =>
  heraia.fetch('/api/payments/stripe', await stripe.notice(type, object, at, secret))
const paysAndStripeSays = async ({ id }: Pick<Order, 'id'>) =>
  expect((await says('checkout.session.completed', stripe.pay(id))).status).toBe(200)
const stateOf = async (buyer: Player, { id }: Pick<Order, 'id'>) => {
  const { state, money } = await buyer.api.orders.get({ id })
  return `${state} ${money}`
}
const intentOf = ({ id }: Pick<Order, 'id'>) =>
  [...stripe.sessions.values()].find((each) => each.client_reference_id === id)?.payment_intent ?? ''

test('a page that Stripe made, and that nobody here remembers since the server was killed, is given again', async () => {
  const { buyer, order, payUrl } = await two()
  await heraia.db.updateTable('order_payments').set({ session_id: null }).where('order_id', '=', order.id).execute()
  heraia.clock.advance({ minutes: 2 })
  expect((await buyer.api.orders.pay({ id: order.id })).payUrl).toBe(payUrl)
})

test('she pays on Stripe’s page, and when all is well the seller has it without the fee', async () => {
  const both = await two()
  const { seller, buyer, order, payUrl } = both
  expect(payUrl).toContain('https://checkout.stripe.test/')
  expect(order).toMatchObject({ state: 'reserved', may: ['cancel', 'pay', 'write'] })
  const asked = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(asked).toMatchObject({
    version: '2024-06-20',
    form: {
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '5500',
      'payment_intent_data[transfer_group]': `order-${order.id}`,
    },
  })
  await paysAndStripeSays(order)
  expect(await stateOf(buyer, order)).toBe('paid held')
  // She is back after Stripe said so: there is nothing to pay any more.
  expect(await buyer.api.orders.pay({ id: order.id })).toMatchObject({ order: { state: 'paid' }, payUrl: null })
  await seller.api.orders.send({ id: order.id, tracking: null })
  await buyer.api.orders.step({ id: order.id, step: 'receive', note: null })
  await buyer.api.orders.step({ id: order.id, step: 'complete', note: null })
  expect(await stateOf(buyer, order)).toBe('completed release_due')
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('completed released')
  expect(stripe.transfers.filter(({ transfer_group }) => transfer_group === `order-${order.id}`)).toMatchObject([
    { amount: 4950, destination: seller.account, source_transaction: `ch_${intentOf(order)}` },
  ])
})

test('only sellers with an account are paid by card', async () => {
  const [sara, bea] = [await trader('Sara'), await trader('Bea')]
  const racket = await sells(sara)
  expect((await bea.api.orders.buying({ listingId: racket })).methods).toEqual(['arranged'])
  expect(await refusal(begins(bea, racket))).toMatchObject({ status: 422, fields: [{ code: 'method_not_offered' }] })
  expect(await sara.api.orders.payoutAccount()).toEqual({ offered: true, state: 'none' })
  await sara.api.orders.setUpPayouts()
  expect(await sara.api.orders.payoutAccount()).toEqual({ offered: true, state: 'incomplete' })
  const account = [...stripe.accounts.values()].at(-1)
  const ready = { id: account?.id, payouts_enabled: true, capabilities: { transfers: 'active' } }
  expect((await says('account.updated', ready)).status).toBe(200)
  expect((await bea.api.orders.buying({ listingId: racket })).methods).toEqual(['card', 'arranged'])
})

test('a notice counts once, however often it comes, and with others in any order', async () => {
  const { buyer, seller, order, racket } = await two()
  const session = stripe.pay(order.id)
  const open = { ...session, status: 'open', payment_status: 'unpaid', payment_intent: null }
  for (const [type, object] of [
    ['checkout.session.expired', { ...open, status: 'expired' }],
    ['checkout.session.completed', session],
    ['checkout.session.completed', session],
    ['checkout.session.completed', open],
    ['checkout.session.async_payment_succeeded', session],
    ['payment_intent.created', { id: 'pi_x' }],
    ['charge.refunded', {}],
  ] as const) {
    expect((await says(type, object)).status).toBe(200)
  }
  await Promise.all([1, 2, 3].map(() => says('checkout.session.completed', session)))
  expect(await stateOf(buyer, order)).toBe('paid held')
  const paid = (await seller.api.orders.get({ id: order.id })).events.filter(({ deed }) => deed === 'paid')
  expect(paid).toHaveLength(1)
  expect(await stockOf(racket)).toMatchObject({ stock: 0, sold_count: 1 })
})

test('what Stripe did not sign, or long ago, changes nothing', async () => {
  const { buyer, order } = await two()
  const session = stripe.pay(order.id)
  const now = heraia.clock.now()
  const old = new Date(now.getTime() - 301_000)
  expect((await says('checkout.session.completed', session, now, 'whsec_other')).status).toBe(400)
  expect((await says('checkout.session.completed', session, old)).status).toBe(400)
  const good = await stripe.notice('checkout.session.completed', session, now)
  const forged = good.body.replace('5500', '1')
  expect((await heraia.fetch('/api/payments/stripe', { ...good, body: forged })).status).toBe(400)
  for (const header of ['', 't=,v1=', 'v1=00', `t=${'9'.repeat(40)},v1=${'0'.repeat(64)}`, 't=1,v0=abc', '\u00e9']) {
    const headers = { 'stripe-signature': header }
    expect((await heraia.fetch('/api/payments/stripe', { method: 'POST', body: '{}', headers })).status).toBe(400)
  }
  expect(await stateOf(buyer, order)).toBe('reserved none')
})

test('signed junk is taken and forgotten', async () => {
  for (const object of [null, 'x', [], {}, { id: 1 }, { id: 'cs_1', payment_status: 'paid' }]) {
    expect((await says('checkout.session.completed', object)).status).toBe(200)
    expect((await says('account.updated', object)).status).toBe(200)
  }
  const strange = { id: 'cs_x', url: null, status: 'complete', payment_status: 'paid', payment_intent: 'pi_x' }
  const about = { client_reference_id: orderId(), amount_total: 1, currency: 'usd' }
  expect((await says('checkout.session.completed', { ...strange, ...about })).status).toBe(200)
  // Of an order that waits to be paid, but not the page that was made for it.
  const { buyer, order } = await two()
  const another = { ...stripe.pay(order.id), id: 'cs_another' }
  expect((await says('checkout.session.completed', another)).status).toBe(200)
  expect(await stateOf(buyer, order)).toBe('reserved none')
})

test('who comes back before Stripe’s notice is told that it is paid', async () => {
  const { buyer, order } = await two()
  const session = stripe.pay(order.id)
  expect(await buyer.api.orders.pay({ id: order.id })).toMatchObject({ order: { state: 'paid' }, payUrl: null })
  expect((await says('checkout.session.completed', session)).status).toBe(200)
  expect(await stateOf(buyer, order)).toBe('paid held')
})

test('she may leave and come back: it is the same page', async () => {
  const { buyer, order, payUrl } = await two()
  expect((await buyer.api.orders.pay({ id: order.id })).payUrl).toBe(payUrl)
  const other = await trader('Eva')
  expect(await refusal(other.api.orders.pay({ id: order.id }))).toMatchObject({ status: 404 })
})

test('after fifteen minutes the piece is free, and nobody can pay for it any more', async () => {
  const { buyer, racket, order } = await two()
  await later({ minutes: 14 })
  expect(await stateOf(buyer, order)).toBe('reserved none')
  await later({ minutes: 2 })
  expect(await stateOf(buyer, order)).toBe('expired none')
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0 })
  expect(() => stripe.pay(order.id)).toThrow('Nobody can pay there.')
})

test('who has paid a second before the time was up has it, though Stripe has not said so yet', async () => {
  const { buyer, order } = await two()
  stripe.pay(order.id)
  await later({ minutes: 16 })
  expect(await stateOf(buyer, order)).toBe('paid held')
})

test('money that comes late buys the piece, if it is still there', async () => {
  const { buyer, racket, order } = await two()
  stripe.fails(true)
  // That her page could not be ended is tried again.
  await expect(later({ minutes: 16 })).rejects.toThrow('Stripe answered 500')
  expect(await stateOf(buyer, order)).toBe('expired none')
  stripe.fails(false)
  await paysAndStripeSays(order)
  expect(await stateOf(buyer, order)).toBe('paid held')
  expect(await stockOf(racket)).toMatchObject({ stock: 0, reserved_count: 0, sold_count: 1 })
})

test('money that comes late goes back where the two would trade no more', async () => {
  const { seller, buyer, racket, order } = await two()
  stripe.fails(true)
  await expect(later({ minutes: 16 })).rejects.toThrow('Stripe answered 500')
  stripe.fails(false)
  await seller.api.profiles.block({ id: buyer.id })
  await paysAndStripeSays(order)
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('refunded refunded')
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0, sold_count: 0 })
})

test('money that comes too late goes back', async () => {
  const { seller, buyer, racket, order } = await two()
  stripe.fails(true)
  // That her page could not be ended is tried again.
  await expect(later({ minutes: 16 })).rejects.toThrow('Stripe answered 500')
  stripe.fails(false)
  const eva = await trader('Eva')
  const hers = await begins(eva, racket)
  await paysAndStripeSays(order)
  expect(await stateOf(buyer, order)).toBe('refunded refund_due')
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('refunded refunded')
  expect(stripe.refunds.get(intentOf(order))).toMatchObject({ amount: 5500 })
  await paysAndStripeSays(hers.order)
  expect(await stateOf(eva, hers.order)).toBe('paid held')
  expect((await seller.api.orders.list({ side: 'selling', filter: 'open' })).items).toHaveLength(1)
})

test('what was called off while she paid is refunded', async () => {
  const { seller, buyer, order } = await two()
  const session = stripe.pay(order.id)
  await seller.api.orders.step({ id: order.id, step: 'cancel', note: null })
  // Ending her page finds that she has paid.
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('refunded refunded')
  expect((await says('checkout.session.completed', session)).status).toBe(200)
  expect(await stateOf(buyer, order)).toBe('refunded refunded')
})

test.each([
  'buyer',
  'seller',
] as const)('called off by the %s in the moment in which Stripe says that it is paid, it is kept or paid back, once', async (who) => {
  const both = await two()
  const { buyer, order, racket } = both
  const session = stripe.pay(order.id)
  const called = both[who].api.orders.step({ id: order.id, step: 'cancel', note: null })
  await Promise.allSettled([called, says('checkout.session.completed', session)])
  await heraia.runJobs()
  const isKept = (await stateOf(buyer, order)) === 'paid held'
  expect(isKept ? 'paid held' : 'refunded refunded').toBe(await stateOf(buyer, order))
  expect(stripe.refunds.has(intentOf(order))).toBe(!isKept)
  expect(await stockOf(racket)).toMatchObject(isKept ? { stock: 0, sold_count: 1 } : { stock: 1, reserved_count: 0 })
})

test('a seller who deletes her account while it is being paid: the money goes back, and nobody can pay any more', async () => {
  const first = await two()
  stripe.pay(first.order.id)
  const later = await two()
  for (const { seller } of [first, later]) await seller.api.accounts.leave({ password: 'secret1' })
  await heraia.runJobs()
  expect(await stateOf(first.buyer, first.order)).toBe('refunded refunded')
  expect(stripe.refunds.get(intentOf(first.order))).toMatchObject({ amount: 5500 })
  expect(await stateOf(later.buyer, later.order)).toBe('cancelled none')
  expect(() => stripe.pay(later.order.id)).toThrow('Nobody can pay there.')
})

test('an amount that is not that of the order goes back', async () => {
  const { buyer, order, racket } = await two()
  Object.assign(stripe.pay(order.id), { amount_total: 1 })
  const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === order.id)
  await says('checkout.session.completed', session)
  expect(await stateOf(buyer, order)).toBe('refunded refund_due')
  expect(await stockOf(racket)).toMatchObject({ stock: 1, reserved_count: 0 })
})

test('a refund that Stripe does not take at once is tried again, and is one', async () => {
  const { seller, buyer, order } = await two()
  await paysAndStripeSays(order)
  await seller.api.orders.step({ id: order.id, step: 'refund', note: 'I cannot find it' })
  stripe.fails(true)
  await expect(heraia.runJobs()).rejects.toThrow('Stripe answered 500')
  expect(await stateOf(buyer, order)).toBe('refunded refund_due')
  stripe.fails(false)
  await heraia.runJob('move-money', { orderId: order.id })
  await heraia.runJob('move-money', { orderId: order.id })
  await later({ days: 1 })
  expect(await stateOf(buyer, order)).toBe('refunded refunded')
})

test('a release that broke off after Stripe had done it is one transfer', async () => {
  const both = await two()
  await paysAndStripeSays(both.order)
  await both.seller.api.orders.send({ id: both.order.id, tracking: null })
  await later({ days: 17 })
  await later({ days: 3 })
  expect(await stateOf(both.buyer, both.order)).toBe('completed released')
  await heraia.db.updateTable('orders').set({ money: 'release_due' }).where('id', '=', both.order.id).execute()
  await heraia.runJob('move-money', { orderId: both.order.id })
  const group = `order-${both.order.id}`
  expect(stripe.transfers.filter(({ transfer_group }) => transfer_group === group)).toHaveLength(1)
})

test('while Stripe is away she is told, and her reservation stands', async () => {
  const [seller, buyer] = [await merchant(), await trader('Bea')]
  const racket = await sells(seller)
  const id = orderId()
  stripe.fails(true)
  const draft = { id, listingId: racket, quantity: 1, ...said }
  expect(await refusal(buyer.api.orders.buy(draft))).toMatchObject({ status: 503 })
  expect(await stateOf(buyer, { id })).toBe('reserved none')
  stripe.fails(false)
  expect((await buyer.api.orders.pay({ id })).payUrl).toContain('https://checkout')
})

test('a job that was lost is made up for', async () => {
  const { buyer, order } = await two()
  await heraia.db.deleteFrom('waiting_jobs' as 'outbox_mails').execute()
  await later({ minutes: 30 })
  expect(await stateOf(buyer, order)).toBe('reserved none')
  await heraia.runJob('sweep-orders')
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('expired none')
})

test('a site without keys offers no cards, and nobody’s notice', async () => {
  const plain = await createTestHeraia()
  const shop = market(plain)
  const [sara, bea] = [await shop.trader('Sara'), await shop.trader('Bea')]
  const racket = await shop.sells(sara)
  expect((await bea.api.orders.buying({ listingId: racket })).methods).toEqual(['arranged'])
  expect(await sara.api.orders.payoutAccount()).toEqual({ offered: false, state: 'none' })
  expect(await refusal(sara.api.orders.setUpPayouts())).toMatchObject({ reason: 'card_not_offered' })
  expect((await plain.fetch('/api/payments/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
  const both = { seller: sara, buyer: bea }
  expect(await shop.brings(await shop.buys(bea, racket), both, 'completed')).toMatchObject({ money: 'released' })
  await plain.close()
})

test('a notice that has no end is read no further than any other body', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1
      if (sent > 100) controller.close()
      else controller.enqueue(new Uint8Array(100_000).fill(32))
    },
  })
  const endless = { method: 'POST', body, duplex: 'half' } as RequestInit
  expect((await heraia.fetch('/api/payments/stripe', endless)).status).toBe(413)
  expect(sent).toBeLessThan(20)
})

test('money for a piece that is not held for her, and went to somebody else, goes back', async () => {
  const { buyer, order, racket } = await two()
  const gone = { stock: 0, reserved_count: 0, sold_count: 1, status: 'sold' } as const
  await heraia.db.updateTable('listings').set(gone).where('id', '=', racket).execute()
  await paysAndStripeSays(order)
  expect(await stateOf(buyer, order)).toBe('refunded refund_due')
  expect(await stockOf(racket)).toEqual(gone)
})
