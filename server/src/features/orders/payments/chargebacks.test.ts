import type { Order } from '@heraia/contract/orders'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { checkoutSaid, market } from '@heraia/hosts/test/orders'
import { type Player, refusal } from '@heraia/hosts/test/season'
import { stripeServer } from '@heraia/hosts/test/stripe-server'
import { afterAll, expect, test } from 'vitest'

const stripe = await stripeServer()
const heraia = await createTestHeraia({
  stripe: stripe.settings,
  settings: { auth: { accessTokenSeconds: 10_000_000 } },
})
afterAll(async () => {
  await heraia.close()
  await stripe.close()
})
const { trader, sells, orderId } = market(heraia)
const seller = await trader('Sara Seller')
const { url } = await seller.api.orders.setUpPayouts()
stripe.makeReady(url.split('/').at(-1) ?? '')
await seller.api.orders.payoutAccount()
const buyer = await trader('Bea Buyer')
const admin = await trader('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()

const later = async (time: { days: number }) => {
  heraia.clock.advance(time)
  await heraia.runJobs()
}
const says = async (type: string, object: unknown) =>
  expect(
    (await heraia.fetch('/api/payments/stripe', await stripe.notice(type, object, heraia.clock.now()))).status,
  ).toBe(200)
const bankSays = (session: ReturnType<typeof stripe.pay>, status: string) =>
  says(
    status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed',
    stripe.dispute(session, status, `dp_${session.id}`),
  )
const stateOf = async (who: Player, { id }: Pick<Order, 'id'>) => {
  const { state, money, chargeback } = await who.api.orders.get({ id })
  return `${state} ${money} ${chargeback?.state ?? '-'}`
}
const deedsOf = async ({ id }: Pick<Order, 'id'>) => (await buyer.api.orders.get({ id })).events.map(({ deed }) => deed)

/** Bought and paid on Stripe's page; Stripe has said so. */
async function paid() {
  const listingId = await sells(seller)
  const draft = { id: orderId(), listingId, quantity: 1, ...checkoutSaid, method: 'card' } as const
  const { order } = await buyer.api.orders.buy(draft)
  const session = stripe.pay(order.id)
  await says('checkout.session.completed', session)
  return { order, session }
}
const sends = async ({ id }: Order) => void (await seller.api.orders.send({ id, tracking: null }))
const isWell = async ({ id }: Order) => {
  await buyer.api.orders.step({ id, step: 'receive', note: null })
  await buyer.api.orders.step({ id, step: 'complete', note: null })
}
const isReleased = ({ id }: Order) => stripe.transfers.some(({ transfer_group }) => transfer_group === `order-${id}`)

test('a chargeback stops the order for everybody, the staff sees why, and the bank’s word for the buyer ends it', async () => {
  const { order, session } = await paid()
  await sends(order)
  await bankSays(session, 'needs_response')
  await bankSays(session, 'needs_response')
  expect(await stateOf(buyer, order)).toBe('disputed held open')
  const seen = await admin.api.orders.get({ id: order.id })
  expect(seen).toMatchObject({
    ...{ side: 'staff', dueAt: null, may: ['write'] },
    chargeback: { details: { reference: `dp_${session.id}`, reason: 'product_not_received', amount: { cents: 5500 } } },
  })
  expect((await seller.api.orders.get({ id: order.id })).chargeback).toEqual({ state: 'open', details: null })
  expect((await admin.api.orders.disputes({})).items).toMatchObject([{ id: order.id, chargeback: 'open' }])
  const refused = await Promise.all([
    refusal(seller.api.orders.step({ id: order.id, step: 'refund', note: null })),
    refusal(buyer.api.orders.step({ id: order.id, step: 'complete', note: null })),
    refusal(admin.api.orders.resolve({ id: order.id, outcome: 'release', reason: 'So' })),
  ])
  for (const each of refused) expect(each).toMatchObject({ status: 409, reason: 'order_moved' })
  await later({ days: 90 })
  expect(await stateOf(buyer, order)).toBe('disputed held open')
  await bankSays(session, 'lost')
  await bankSays(session, 'lost')
  expect(await stateOf(buyer, order)).toBe('refunded refunded lost')
  await later({ days: 1 })
  expect([stripe.refunds.has(session.payment_intent ?? ''), isReleased(order)]).toEqual([false, false])
  expect((await admin.api.orders.disputes({})).items).toEqual([])
  expect(await deedsOf(order)).toEqual(['reserved', 'paid', 'sent', 'charged_back', 'charge_lost'])
  const notices = (await seller.api.notifications.list({ tab: 'orders' })).items
  expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order_disputed', 'order_refunded']))
})

test('what the bank decides for the seller the staff decides then, and the money goes on', async () => {
  const { order, session } = await paid()
  await bankSays(session, 'needs_response')
  await bankSays(session, 'won')
  expect(await stateOf(buyer, order)).toBe('disputed held won')
  expect((await admin.api.orders.get({ id: order.id })).dueAt).not.toBeNull()
  await admin.api.orders.resolve({ id: order.id, outcome: 'release', reason: 'It was sent' })
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('completed released won')
  expect(isReleased(order)).toBe(true)
})

test('the bank’s last word may come first, or before the payment itself is known', async () => {
  const closed = await paid()
  await bankSays(closed.session, 'lost')
  await bankSays(closed.session, 'needs_response')
  expect(await stateOf(buyer, closed.order)).toBe('refunded refunded lost')

  const listingId = await sells(seller)
  const draft = { id: orderId(), listingId, quantity: 1, ...checkoutSaid, method: 'card' } as const
  const { order } = await buyer.api.orders.buy(draft)
  const session = stripe.pay(order.id)
  await bankSays(session, 'needs_response')
  expect(await stateOf(buyer, order)).toBe('reserved none -')
  await says('checkout.session.completed', session)
  expect(await stateOf(buyer, order)).toBe('disputed held open')
  await bankSays(session, 'won')
})

test('money that was on its way out waits for the bank, and is the buyer’s when it says so', async () => {
  const { order, session } = await paid()
  await sends(order)
  await isWell(order)
  await bankSays(session, 'needs_response')
  await later({ days: 1 })
  await heraia.runJob('sweep-orders')
  await heraia.runJobs()
  expect([await stateOf(buyer, order), isReleased(order)]).toEqual(['completed release_due open', false])
  expect((await admin.api.orders.disputes({})).items.map(({ id }) => id)).toContain(order.id)
  await bankSays(session, 'lost')
  await later({ days: 1 })
  expect([await stateOf(buyer, order), isReleased(order)]).toEqual(['refunded refunded lost', false])

  const kept = await paid()
  await sends(kept.order)
  await isWell(kept.order)
  await bankSays(kept.session, 'needs_response')
  await bankSays(kept.session, 'won')
  await heraia.runJobs()
  expect([await stateOf(buyer, kept.order), isReleased(kept.order)]).toEqual(['completed released won', true])
})

test('what was paid out stays so, and the staff sees that the bank took it', async () => {
  const { order, session } = await paid()
  await sends(order)
  await isWell(order)
  await heraia.runJobs()
  await bankSays(session, 'needs_response')
  expect(await stateOf(buyer, order)).toBe('completed released open')
  await bankSays(session, 'lost')
  expect(await stateOf(admin, order)).toBe('completed released lost')
  expect(await deedsOf(order)).toEqual(expect.arrayContaining(['charged_back', 'charge_lost']))
})

test('a refund that the bank was faster than is not paid twice', async () => {
  const { order, session } = await paid()
  await seller.api.orders.step({ id: order.id, step: 'refund', note: 'Lost it' })
  await bankSays(session, 'needs_response')
  await heraia.runJobs()
  expect(await stateOf(buyer, order)).toBe('refunded refund_due open')
  await bankSays(session, 'lost')
  await later({ days: 1 })
  expect(await stateOf(buyer, order)).toBe('refunded refunded lost')
  expect(stripe.refunds.has(session.payment_intent ?? '')).toBe(false)
})

test('disputes of what is not ours, and junk, change nothing', async () => {
  const strange = { payment_intent: 'pi_other', amount_total: 1 }
  await says('charge.dispute.created', stripe.dispute(strange, 'needs_response'))
  await says('charge.dispute.created', stripe.dispute(strange, 'a_new_word'))
  for (const object of [null, {}, { id: 1 }, { id: 'dp_x', payment_intent: null }]) {
    await says('charge.dispute.closed', object)
  }
})
