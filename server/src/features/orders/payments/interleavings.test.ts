import type { OrderId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { market } from '@heraia/hosts/test/orders'
import type { Player } from '@heraia/hosts/test/season'
import { stripeServer } from '@heraia/hosts/test/stripe-server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const stripe = await stripeServer()
const heraia = await createTestHeraia({
  stripe: stripe.settings,
  settings: { auth: { accessTokenSeconds: 10 ** 9 } },
})
afterAll(async () => {
  await heraia.close()
  await stripe.close()
})
const { trader, sells, orderId, offerId, stockOf } = market(heraia)

const seller = await trader('Sara Seller')
const { url } = await seller.api.orders.setUpPayouts()
stripe.makeReady(url.split('/').at(-1) ?? '')
await seller.api.orders.payoutAccount()
const buyers = [await trader('Bea'), await trader('Eva'), await trader('Ida')]
const admin = await trader('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()

const said = {
  ...({ delivery: 'shipping', shippingName: 'Parcel', address: 'Calle Mayor 1', note: null } as const),
  ...({ appointmentAt: null, totalCents: 5500, termsAccepted: true } as const),
}

type Listing = Awaited<ReturnType<typeof sells>>
interface World {
  listingId: Listing
  orders: { id: OrderId; buyer: Player }[]
}

const decisions = new Map<OrderId, 'won' | 'lost'>()

const steps = ['cancel', 'confirm_paid', 'receive', 'complete', 'refund', 'withdraw', 'decline'] as const
const buys = fc.record({
  does: fc.constant('buy' as const),
  who: fc.nat(2),
  method: fc.constantFrom('card', 'card', 'arranged'),
})
const pays = fc.record({ does: fc.constant('pays' as const), at: fc.nat(), isSaid: fc.boolean() })
const act = fc.oneof(
  // More often than their turn comes: whatever is about money needs a payment first.
  { arbitrary: buys, weight: 3 },
  { arbitrary: pays, weight: 4 },
  { arbitrary: fc.record({ does: fc.constant('sends' as const), at: fc.nat() }), weight: 4 },
  fc.record({ does: fc.constant('offer' as const), who: fc.nat(2) }),
  fc.record({
    does: fc.constantFrom('says', 'disputes', 'resolves', 'accepts', 'charges', 'decides'),
    at: fc.nat(),
  }),
  fc.record({
    does: fc.constant('step' as const),
    at: fc.nat(),
    step: fc.constantFrom(...steps),
    bySeller: fc.boolean(),
  }),
  fc.record({ does: fc.constant('waits' as const), minutes: fc.constantFrom(5, 20, 60 * 24 * 3, 60 * 24 * 15) }),
  fc.record({ does: fc.constant('outage' as const), is: fc.constantFrom(true, false, false) }),
)
type Act = typeof act extends fc.Arbitrary<infer Made> ? Made : never

/** What is refused, because it is not her turn or the time is over, is part of the play. */
async function play(world: World, made: Act): Promise<void> {
  if (made.does === 'outage') stripe.fails(made.is)
  else if (made.does === 'waits') await waits(made.minutes)
  else if (made.does === 'buy' || made.does === 'offer') await begins(world, made)
  else if (made.does === 'pays') await paysOne(world, made)
  else {
    const order = world.orders[made.at % Math.max(1, world.orders.length)]
    if (order) await goesOn(order, made).catch(() => {})
  }
}

async function begins({ listingId, orders }: World, made: Extract<Act, { who: number }>): Promise<void> {
  const buyer = buyers[made.who] as Player
  const id = orderId()
  if (made.does === 'offer') {
    const offer = { id, offerId: offerId(), listingId, quantity: 1, cents: 5000, note: null }
    await buyer.api.orders.offer(offer).catch(() => {})
  } else {
    const method = made.method as 'card' | 'arranged'
    await buyer.api.orders.buy({ id, listingId, quantity: 1, ...said, method }).catch(() => {})
  }
  // What was refused is none; where Stripe was out of reach there is one.
  if (await readOrder(id)) orders.push({ id, buyer })
}

/** Whoever is at the checkout; Stripe's word of it may come later. */
async function paysOne({ orders }: World, { at, isSaid }: { at: number; isSaid: boolean }): Promise<void> {
  const open = orders.filter(({ id }) => sessionOf(id)?.status === 'open')
  const order = open[at % Math.max(1, open.length)]
  if (!order) return
  stripe.pay(order.id)
  if (isSaid) await goesOn(order, { does: 'says', at: 0 })
}

const sessionOf = (id: OrderId) => [...stripe.sessions.values()].find((each) => each.client_reference_id === id)

type GoingOn = Exclude<Act, { who: number } | { does: 'pays' }>
async function goesOn({ id, buyer }: World['orders'][number], made: GoingOn): Promise<unknown> {
  switch (made.does) {
    case 'says': {
      const session = sessionOf(id)
      const notice = await stripe.notice('checkout.session.completed', session ?? {}, heraia.clock.now())
      return heraia.fetch('/api/payments/stripe', notice)
    }
    case 'charges':
      return bankSays(id, 'needs_response')
    case 'decides':
      return bankSays(id, made.at % 2 === 0 ? 'won' : 'lost')
    case 'sends':
      return seller.api.orders.send({ id, tracking: null })
    case 'disputes':
      return buyer.api.orders.dispute({ id, reason: 'Broken' })
    case 'resolves':
      return admin.api.orders.resolve({ id, outcome: made.at % 2 === 0 ? 'refund' : 'release', reason: 'So' })
    case 'accepts': {
      const order = await seller.api.orders.get({ id })
      await seller.api.orders.accept({ id, offerId: order.offer?.id ?? offerId() })
      return buyer.api.orders.checkout({ id, ...said, method: 'card' })
    }
    case 'step':
      return (made.bySeller ? seller : buyer).api.orders.step({ id, step: made.step, note: null })
    default:
      return undefined
  }
}

/** One chargeback a payment, however often and in whichever order the bank says so; what it has decided stays. */
async function bankSays(id: OrderId, status: 'needs_response' | 'won' | 'lost'): Promise<void> {
  const session = sessionOf(id)
  if (!session?.payment_intent || stripe.transfers.some(({ transfer_group }) => transfer_group === `order-${id}`))
    return
  if (stripe.refunds.has(session.payment_intent)) return
  const decided = decisions.get(id)
  if (status !== 'needs_response') decisions.set(id, decided ?? status)
  const dispute = stripe.dispute(session, decided ?? status, `dp_${id}`)
  await heraia.fetch('/api/payments/stripe', await stripe.notice('charge.dispute.updated', dispute, heraia.clock.now()))
}

/** A job that fails is tried again later. */
async function waits(minutes: number): Promise<void> {
  heraia.clock.advance({ minutes })
  for (let failed = 20; failed > 0; failed -= 1) {
    const isDone = await heraia.runJobs().then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
}

async function mustHold({ listingId, orders }: World): Promise<void> {
  const { stock, reserved_count: reserved, sold_count: sold } = await stockOf(listingId)
  expect((stock ?? 0) + sold).toBe(2)
  expect(reserved).toBeGreaterThanOrEqual(0)
  expect(reserved).toBeLessThanOrEqual(stock ?? 0)
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from orders where id = any(${orders.map(({ id }) => id)}::uuid[])
    group by state`.execute(heraia.db)
  expect(rows.find(({ state }) => state === 'reserved')?.count ?? 0).toBe(reserved)
}

const readOrder = (id: OrderId) => heraia.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** What became of the payments of all plays. */
const ends = new Set<string>()

/** Every cent that came by card went to one of the two, and no cent to both. */
async function mustBalance({ orders }: World): Promise<void> {
  for (const { id } of orders) {
    const session = sessionOf(id)
    const order = await readOrder(id)
    const isTaken = decisions.get(id) === 'lost'
    const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === `order-${id}`).length
    const isBack = session?.payment_intent ? stripe.refunds.has(session.payment_intent) : false
    const isPaid = session?.payment_status === 'paid'
    expect([id, sent + (isBack || isTaken ? 1 : 0)]).toEqual([id, isPaid ? 1 : 0])
    if (order) expect(['completed', 'refunded', 'cancelled', 'expired']).toContain(order.state)
    if (!isPaid) continue
    const end = isTaken ? 'taken by the bank' : isBack ? 'given back' : 'handed on'
    ends.add(end)
    expect(order?.state).toBe(end === 'handed on' ? 'completed' : 'refunded')
  }
}

test(
  'on the server too: no piece twice, and every payment ends with one of the two',
  { timeout: 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const world: World = { listingId: await sells(seller, { stock: 2 }), orders: [] }
        for (const each of acts) {
          await play(world, each)
          await mustHold(world)
        }
        stripe.fails(false)
        for (const { id } of world.orders) await goesOn({ id, buyer: seller }, { does: 'says', at: 0 })
        for (const { id } of world.orders) {
          const { chargeback } = (await readOrder(id)) ?? {}
          if (chargeback === 'open') await bankSays(id, 'lost')
        }
        for (let month = 0; month < 5; month += 1) await waits(60 * 24 * 31)
        await heraia.runJob('sweep-orders')
        await waits(1)
        await mustHold(world)
        await mustBalance(world)
      }),
      { numRuns: 25, seed: 4711 },
    )
    // Or the plays prove nothing about money.
    expect(ends).toEqual(new Set(['given back', 'handed on', 'taken by the bank']))
  },
)
