import { OrderState } from '@heraia/contract/orders'
import { describe, expect, test } from 'vitest'
import { orderDefaults } from '../../../settings.ts'
import { moneyAfter } from './money.ts'
import { dueAt } from './timers.ts'
import {
  type Actor,
  eventsFor,
  isOver,
  type OrderEvent,
  type OrderFacts,
  transitionOf,
  transitions,
} from './transitions.ts'
import { turnOf } from './turn.ts'

const unpaid = { money: 'none', isWithBank: false } as const
const offered: OrderFacts = { state: 'offered', offerBy: 'buyer', method: null, ...unpaid }
const arranged: OrderFacts = { state: 'reserved', offerBy: null, method: 'arranged', ...unpaid }
const byCard: OrderFacts = { state: 'reserved', offerBy: null, method: 'card', ...unpaid }
const actors: Actor[] = ['buyer', 'seller', 'staff', 'time', 'bank', 'house']
const in_ = (state: OrderState, method: OrderFacts['method'] = 'card'): OrderFacts => ({ ...byCard, state, method })

describe('who may do what', () => {
  test('who made the offer takes it back, the other one answers it', () => {
    expect(eventsFor(offered, 'buyer')).toEqual(['withdraw'])
    expect(eventsFor(offered, 'seller')).toEqual(['counter', 'accept', 'decline'])
    expect(eventsFor({ ...offered, offerBy: 'seller' }, 'buyer')).toEqual(['counter', 'accept', 'decline'])
  })

  test('money that was arranged the seller confirms, money by card only the provider', () => {
    expect(eventsFor(arranged, 'seller')).toEqual(['cancel', 'confirm_paid'])
    expect(eventsFor(byCard, 'seller')).toEqual(['cancel'])
    expect(eventsFor(byCard, 'bank')).toEqual(['pay', 'pay_in_vain'])
    expect(eventsFor(arranged, 'bank')).toEqual([])
  })

  test('once it is paid only the seller can call it off, and the buyer can say that something is wrong', () => {
    expect(eventsFor(in_('paid'), 'buyer')).toEqual(['dispute'])
    expect(eventsFor(in_('paid'), 'seller')).toEqual(['send', 'refund'])
    expect(eventsFor(in_('sent'), 'buyer')).toEqual(['receive', 'dispute'])
    expect(eventsFor(in_('received'), 'buyer')).toEqual(['complete', 'dispute'])
  })

  test('staff decides in a dispute and nowhere else', () => {
    const staffs = OrderState.options.filter((state) => eventsFor(in_(state), 'staff').length > 0)
    expect(staffs).toEqual(['disputed'])
  })

  test('while the buyer’s bank decides nobody else does, and nothing ends by itself', () => {
    const atBank: OrderFacts = { ...in_('disputed'), money: 'held', isWithBank: true }
    for (const actor of actors.filter((each) => each !== 'bank')) expect(eventsFor(atBank, actor)).toEqual([])
    expect(eventsFor(atBank, 'bank')).toEqual(['charge_back', 'charge_lost', 'charge_won'])
    expect(dueAt({ ...atBank, appointmentAt: null }, new Date(), orderDefaults)).toBeNull()
  })

  test('the bank takes what the site still has, and nothing that went out or back', () => {
    const takes = (state: OrderState, money: OrderFacts['money']) =>
      transitionOf({ ...in_(state), money }, 'charge_lost', 'bank')?.money
    expect(takes('completed', 'release_due')).toBe('taken')
    expect(takes('refunded', 'refund_due')).toBe('taken')
    expect(takes('completed', 'released')).toBeUndefined()
    expect(takes('refunded', 'refunded')).toBeUndefined()
  })

  test('nobody does anything with what is over', () => {
    for (const state of OrderState.options.filter(isOver)) {
      for (const actor of actors.filter((each) => each !== 'bank')) expect(eventsFor(in_(state), actor)).toEqual([])
    }
  })
})

describe('where it leads', () => {
  const all = (Object.keys(transitions) as OrderEvent[]).flatMap((event) =>
    actors.flatMap((actor) =>
      OrderState.options.flatMap((state) =>
        (['card', 'arranged'] as const).flatMap((method) => {
          const found = transitionOf(
            { state, offerBy: 'buyer', method, money: 'held', isWithBank: false },
            event,
            actor,
          )
          return found ? [{ event, state, method, ...found }] : []
        }),
      ),
    ),
  )
  const isPaid = (state: OrderState) => ['paid', 'sent', 'received', 'disputed'].includes(state)

  test('paid orders end completed or refunded, and the money goes with them', () => {
    for (const { event, state, to, money } of all.filter((each) => isPaid(each.state))) {
      expect([...['sent', 'received', 'disputed', 'completed', 'refunded']]).toContain(to)
      expect([state, to, money]).toEqual([
        state,
        to,
        to === 'completed' ? 'out' : to !== 'refunded' ? undefined : event === 'charge_lost' ? 'taken' : 'back',
      ])
    }
  })

  test('money comes in only where the order is paid by it, or goes back at once', () => {
    for (const { to, money } of all.filter((each) => !isPaid(each.state) && each.event !== 'charge_lost')) {
      expect(money).toBe(to === 'paid' ? 'in' : to === 'refunded' ? 'in_and_back' : undefined)
    }
  })

  test('what is reserved is given back or sold, once', () => {
    for (const { state, to, stock } of all) {
      if (state === 'reserved') expect(stock).toBe(to === 'paid' ? 'sell' : 'give')
      else if (to === 'reserved') expect(stock).toBe('take')
      else if (to === 'paid') expect(stock).toBe('take_and_sell')
      else expect([undefined, 'return']).toContain(stock)
    }
  })

  test('every state that is not over ends by itself', () => {
    const since = new Date('2026-03-01T00:00:00Z')
    for (const state of OrderState.options) {
      const due = dueAt({ state, method: 'card', appointmentAt: null, isWithBank: false }, since, orderDefaults)
      expect([state, due === null]).toEqual([state, isOver(state)])
      expect([state, transitionOf(in_(state), 'time_up', 'time') === null]).toEqual([state, isOver(state)])
    }
  })
})

describe('timers', () => {
  const since = new Date('2026-03-01T12:00:00Z')
  const due = (state: OrderState, method: OrderFacts['method'], appointmentAt: Date | null = null) =>
    dueAt({ state, method, appointmentAt, isWithBank: false }, since, orderDefaults)?.toISOString()

  test('an offer lies two days, a card has fifteen minutes, an arranged payment a week', () => {
    expect(due('offered', null)).toBe('2026-03-03T12:00:00.000Z')
    expect(due('reserved', 'card')).toBe('2026-03-01T12:15:00.000Z')
    expect(due('reserved', 'arranged')).toBe('2026-03-08T12:00:00.000Z')
  })

  test('a service is waited for from the day that was agreed on', () => {
    expect(due('paid', 'card')).toBe('2026-03-15T12:00:00.000Z')
    expect(due('paid', 'card', new Date('2026-05-01T10:00:00Z'))).toBe('2026-05-15T10:00:00.000Z')
    expect(due('paid', 'card', new Date('2026-01-01T10:00:00Z'))).toBe('2026-03-15T12:00:00.000Z')
  })
})

test('whose turn it is', () => {
  expect(turnOf(offered)).toBe('seller')
  expect(turnOf(arranged)).toBe('seller')
  expect(turnOf(byCard)).toBe('buyer')
  expect(turnOf(in_('disputed'))).toBeNull()
})

test('money by card is on its way until the provider has sent it; what was arranged is out at once', () => {
  expect(moneyAfter('held', 'out', 'card')).toBe('release_due')
  expect(moneyAfter('held', 'out', 'arranged')).toBe('released')
  expect(moneyAfter('none', 'in_and_back', 'card')).toBe('refund_due')
  expect(moneyAfter('held', undefined, 'card')).toBe('held')
})
