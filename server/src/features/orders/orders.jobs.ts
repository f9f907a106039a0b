import type { JobKind } from '../../jobs.ts'
import { endCheckout } from './payments/end-checkout.ts'
import { moveMoney, sweepOrders } from './payments/move-money.ts'
import { showReviews } from './reviews/review-order.ts'
import { endBargains, orderTimeUp } from './timers/time-up.ts'

export const ordersJobs: JobKind[] = [
  { name: 'order-time-up', run: orderTimeUp },
  { name: 'end-bargains', run: endBargains },
  { name: 'end-checkout', run: endCheckout },
  { name: 'move-money', run: moveMoney },
  { name: 'show-reviews', run: showReviews },
  { name: 'sweep-orders', pattern: '*/15 * * * *', run: sweepOrders },
]
