import type { MoneyState, OrderState, PaymentMethod } from '@heraia/contract/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyAfter } from './money.ts'
import { type Actor, isOver, type OrderEvent, transitionOf, transitions } from './transitions.ts'

/** Orders of one listing, moved by the table alone: what the server does with locks and statements is done here by hand. */
interface Kept {
  state: OrderState
  offerBy: 'buyer' | 'seller' | null
  method: PaymentMethod
  money: MoneyState
  isWithBank: boolean
  /** Cents that came in, and where they went. */
  in: number
  back: number
  out: number
}
interface Shop {
  stock: number
  reserved: number
  sold: number
  orders: Kept[]
}

const PRICE = 100
const EVENTS = Object.keys(transitions) as OrderEvent[]
const ACTORS: Actor[] = ['buyer', 'seller', 'staff', 'time', 'bank', 'house']

function begin(shop: Shop, isOffer: boolean, method: PaymentMethod): void {
  const order: Kept = {
    ...({
      state: isOffer ? 'offered' : 'accepted',
      offerBy: isOffer ? 'buyer' : null,
      method,
      money: 'none',
      isWithBank: false,
    } as const),
    ...{ in: 0, back: 0, out: 0 },
  }
  shop.orders.push(order)
  // Who buys at the price and finds nothing left never had an order: the transaction is undone.
  if (!isOffer && !move(shop, order, 'reserve', 'buyer')) shop.orders.pop()
}

function move(shop: Shop, order: Kept, event: OrderEvent, actor: Actor): boolean {
  const transition = transitionOf(order, event, actor)
  if (!transition) return false
  // The provider says that it was paid once.
  if (transition.money?.startsWith('in') && order.in > 0) return false
  const { stock } = transition
  if ((stock === 'take' || stock === 'take_and_sell') && shop.stock - shop.reserved < 1) return false
  if (stock === 'take') shop.reserved += 1
  if (stock === 'give') shop.reserved -= 1
  if (stock === 'sell') shop.reserved -= 1
  if (stock === 'sell' || stock === 'take_and_sell') {
    shop.stock -= 1
    shop.sold += 1
  }
  if (stock === 'return') {
    shop.stock += 1
    shop.sold -= 1
  }
  if (transition.money === 'taken') order.back += PRICE
  if (actor === 'bank' && event.startsWith('charge_')) order.isWithBank = event === 'charge_back'
  if (event === 'counter') order.offerBy = actor as 'buyer' | 'seller'
  order.money = moneyAfter(order.money, transition.money, order.method)
  if (transition.money?.startsWith('in')) order.in += PRICE
  order.state = transition.to
  return true
}

/** What the jobs do with money that is due. */
function settle(order: Kept): void {
  if (order.isWithBank) return
  if (order.money === 'refund_due') Object.assign(order, { money: 'refunded', back: order.back + PRICE })
  if (order.money === 'release_due') Object.assign(order, { money: 'released', out: order.out + PRICE })
  else if (order.money === 'released' && order.method === 'arranged' && order.out === 0) order.out = PRICE
}

const command = fc.oneof(
  fc.record({
    does: fc.constant('begin' as const),
    isOffer: fc.boolean(),
    method: fc.constantFrom('card', 'arranged'),
  }),
  fc.record({
    does: fc.constant('move' as const),
    at: fc.nat(),
    event: fc.constantFrom(...EVENTS),
    actor: fc.constantFrom(...ACTORS),
  }),
  fc.record({ does: fc.constant('settle' as const), at: fc.nat() }),
)

test('whatever buyers, sellers, staff, timers and banks do, in any order: no piece twice, no money lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(command, { maxLength: 200 }), (pieces, commands) => {
      const shop: Shop = { stock: pieces, reserved: 0, sold: 0, orders: [] }
      for (const each of commands) {
        const order = each.does === 'begin' ? undefined : shop.orders[each.at % Math.max(1, shop.orders.length)]
        if (each.does === 'begin') begin(shop, each.isOffer, each.method as PaymentMethod)
        else if (order && each.does === 'move') move(shop, order, each.event, each.actor)
        else if (order) settle(order)
        mustHold(shop, pieces)
      }
      // Nobody does anything any more: the timers end it all.
      for (const order of shop.orders) {
        if (order.isWithBank) move(shop, order, 'charge_lost', 'bank')
        for (let left = 6; left > 0 && !isOver(order.state); left -= 1) move(shop, order, 'time_up', 'time')
        settle(order)
        expect(isOver(order.state)).toBe(true)
        expect(order.back + order.out).toBe(order.in)
        if (order.in > 0) expect(['completed', 'refunded']).toContain(order.state)
      }
      mustHold(shop, pieces)
      expect(shop.reserved).toBe(0)
    }),
    { numRuns: 2000, seed: 4711 },
  )
})

function mustHold(shop: Shop, pieces: number): void {
  const { stock, reserved, sold, orders } = shop
  expect(stock).toBeGreaterThanOrEqual(0)
  expect(reserved).toBeGreaterThanOrEqual(0)
  expect(reserved).toBeLessThanOrEqual(stock)
  expect(stock + sold).toBe(pieces)
  expect(orders.filter(({ state }) => state === 'reserved')).toHaveLength(reserved)
  for (const order of orders) {
    const isPaid = ['paid', 'sent', 'received', 'disputed', 'completed', 'refunded'].includes(order.state)
    expect(isPaid).toBe(order.in > 0)
    expect(order.back + order.out).toBeLessThanOrEqual(order.in)
  }
}
