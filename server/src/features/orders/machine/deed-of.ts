import type { OrderDeed } from '@heraia/contract/orders'
import type { OrderEvent, Transition } from './transitions.ts'

const named: Partial<Record<OrderEvent, OrderDeed>> = {
  counter: 'countered',
  decline: 'declined',
  withdraw: 'withdrawn',
  resolve_release: 'released',
  charge_back: 'charged_back',
  charge_lost: 'charge_lost',
  charge_won: 'charge_won',
}

/** What the timeline says of it: the state that it led to, unless it has a name of its own. */
export const deedOf = (event: OrderEvent, { to }: Transition): OrderDeed => named[event] ?? to
