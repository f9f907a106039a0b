import type { MoneyState, OrderState, PaymentMethod } from '@heraia/contract/orders'

/** Whose doing an event is. `time`: a timer ran out; `bank`: the payment provider says so; `house`: what happened around it. */
export type Actor = 'buyer' | 'seller' | 'staff' | 'time' | 'bank' | 'house'

/** What rules care about in an order. */
export interface OrderFacts {
  state: OrderState
  /** Who made the offer that lies on the table; null: it was bought at its price. */
  offerBy: 'buyer' | 'seller' | null
  /** null: not chosen yet. */
  method: PaymentMethod | null
  money: MoneyState
  /** The buyer's bank took the payment back and has not decided yet. */
  isWithBank: boolean
}

/** What happens to the pieces, and to the money. */
export interface Effects {
  /** `take` holds them, `give` lets others have them; `sell` what is held, `return` what was sold and not sent. */
  stock?: 'take' | 'give' | 'sell' | 'take_and_sell' | 'return'
  /** `in`: paid. `back`: the buyer gets it. `out`: the seller gets it. `taken`: her bank gave it back by itself. */
  money?: 'in' | 'back' | 'out' | 'in_and_back' | 'taken'
}

export interface Transition extends Effects {
  from: readonly OrderState[]
  to: OrderState
  by: readonly Actor[]
  /** Beside whose turn it is in general. */
  when?: (facts: OrderFacts, actor: Actor) => boolean
}

const isHers = (facts: OrderFacts, actor: Actor) => facts.offerBy === actor
const isForHer = (facts: OrderFacts, actor: Actor) => facts.offerBy !== null && facts.offerBy !== actor
const isArranged = ({ method }: OrderFacts) => method === 'arranged'
const isByCard = ({ method }: OrderFacts) => method === 'card'
const isWithBank = (facts: OrderFacts) => facts.isWithBank
/** What went out, or back, the bank cannot take from the order. */
const isStillHere = (facts: OrderFacts) =>
  isByCard(facts) && (facts.money === 'held' || facts.money === 'refund_due' || facts.money === 'release_due')

const both = ['buyer', 'seller'] as const

/**
 * The whole life of an order: what may happen in which state, by whom, and where it leads. An event with several lines
 * takes the one whose `from` fits. Orders begin `offered` (an offer) or `reserved` (bought at the price).
 */
export const transitions = {
  counter: [{ from: ['offered'], to: 'offered', by: both, when: isForHer }],
  accept: [{ from: ['offered'], to: 'accepted', by: both, when: isForHer }],
  decline: [{ from: ['offered'], to: 'cancelled', by: both, when: isForHer }],
  withdraw: [{ from: ['offered'], to: 'cancelled', by: both, when: isHers }],
  reserve: [{ from: ['accepted'], to: 'reserved', by: ['buyer'], stock: 'take' }],
  cancel: [
    { from: ['accepted'], to: 'cancelled', by: both },
    { from: ['reserved'], to: 'cancelled', by: both, stock: 'give' },
  ],

  /** Only the seller knows whether money came that the two arranged. */
  confirm_paid: [{ from: ['reserved'], to: 'paid', by: ['seller'], when: isArranged, stock: 'sell', money: 'in' }],
  pay: [{ from: ['reserved'], to: 'paid', by: ['bank'], when: isByCard, stock: 'sell', money: 'in' }],
  /** The money came after the reservation had ended, and a piece is left. */
  pay_late: [{ from: ['expired'], to: 'paid', by: ['bank'], when: isByCard, stock: 'take_and_sell', money: 'in' }],
  /** The money came for what is not to be had any more. */
  pay_in_vain: [
    { from: ['expired', 'cancelled'], to: 'refunded', by: ['bank'], when: isByCard, money: 'in_and_back' },
    { from: ['reserved'], to: 'refunded', by: ['bank'], when: isByCard, stock: 'give', money: 'in_and_back' },
  ],

  send: [{ from: ['paid'], to: 'sent', by: ['seller'] }],
  receive: [{ from: ['sent'], to: 'received', by: ['buyer'] }],
  complete: [{ from: ['received', 'disputed'], to: 'completed', by: ['buyer'], money: 'out' }],
  refund: [{ from: ['paid', 'sent', 'received', 'disputed'], to: 'refunded', by: ['seller'], money: 'back' }],
  dispute: [{ from: ['paid', 'sent', 'received'], to: 'disputed', by: ['buyer'] }],
  resolve_refund: [{ from: ['disputed'], to: 'refunded', by: ['staff'], money: 'back' }],
  resolve_release: [{ from: ['disputed'], to: 'completed', by: ['staff'], money: 'out' }],

  /** The buyer asked her bank for the money, which takes it and decides later; nothing goes on until then. */
  charge_back: [{ from: ['paid', 'sent', 'received', 'disputed'], to: 'disputed', by: ['bank'], when: isByCard }],
  charge_lost: [
    {
      ...{ from: ['paid', 'sent', 'received', 'disputed', 'completed', 'refunded'], to: 'refunded', by: ['bank'] },
      ...{ when: isStillHere, money: 'taken' },
    },
  ],
  /** The bank gave it back: the staff decides. */
  charge_won: [{ from: ['disputed'], to: 'disputed', by: ['bank'], when: isWithBank }],

  /** The timer of the state ran out. What was not sent is not put on sale again: its seller is away. */
  time_up: [
    { from: ['offered', 'accepted'], to: 'expired', by: ['time'] },
    { from: ['reserved'], to: 'expired', by: ['time'], stock: 'give' },
    { from: ['paid', 'disputed'], to: 'refunded', by: ['time'], money: 'back' },
    { from: ['sent'], to: 'received', by: ['time'] },
    { from: ['received'], to: 'completed', by: ['time'], money: 'out' },
  ],

  /** Her account is suspended, closed or deleted. */
  seller_gone: [
    { from: ['offered', 'accepted'], to: 'cancelled', by: ['house'] },
    { from: ['reserved'], to: 'cancelled', by: ['house'], stock: 'give' },
    { from: ['paid'], to: 'refunded', by: ['house'], money: 'back' },
    { from: ['sent'], to: 'disputed', by: ['house'] },
  ],
  buyer_gone: [
    { from: ['offered', 'accepted'], to: 'cancelled', by: ['house'] },
    { from: ['reserved'], to: 'cancelled', by: ['house'], stock: 'give' },
    { from: ['paid'], to: 'refunded', by: ['house'], stock: 'return', money: 'back' },
  ],
  /** One of the two blocked the other: what is paid goes on to its end. */
  blocked: [
    { from: ['offered', 'accepted'], to: 'cancelled', by: ['house'] },
    { from: ['reserved'], to: 'cancelled', by: ['house'], stock: 'give' },
  ],
  /** Somebody else bought the last piece, or it is offered no longer. */
  sold_out: [{ from: ['offered', 'accepted'], to: 'cancelled', by: ['house'] }],
} satisfies Record<string, readonly Transition[]>

export type OrderEvent = keyof typeof transitions

/** Nothing leads on, but money that comes late. */
export const isOver = (state: OrderState): boolean =>
  state === 'completed' || state === 'refunded' || state === 'cancelled' || state === 'expired'

/** null: not now, or not by her. */
export function transitionOf(facts: OrderFacts, event: OrderEvent, actor: Actor): Transition | null {
  if (facts.isWithBank && facts.state === 'disputed' && actor !== 'bank') return null
  const lines: readonly Transition[] = transitions[event]
  return (
    lines.find(
      ({ from, by, when }) => from.includes(facts.state) && by.includes(actor) && (when?.(facts, actor) ?? true),
    ) ?? null
  )
}

/** What this actor may make happen now. */
export const eventsFor = (facts: OrderFacts, actor: Actor): OrderEvent[] =>
  (Object.keys(transitions) as OrderEvent[]).filter((event) => transitionOf(facts, event, actor) !== null)
