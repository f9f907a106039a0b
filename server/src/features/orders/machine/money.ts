import type { MoneyState, PaymentMethod } from '@heraia/contract/orders'
import type { Effects } from './transitions.ts'

/**
 * Where the money is after a transition. Payments by card go on by a job, until the provider has done it; what two
 * people arranged is out at once, and back when the buyer says that she has it.
 */
export function moneyAfter(before: MoneyState, effect: Effects['money'], method: PaymentMethod | null): MoneyState {
  switch (effect) {
    case 'in':
      return 'held'
    case 'back':
    case 'in_and_back':
      return 'refund_due'
    case 'taken':
      return 'refunded'
    case 'out':
      return method === 'card' ? 'release_due' : 'released'
    default:
      return before
  }
}
