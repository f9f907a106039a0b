import type { JobKind } from '../../jobs.ts'
import { endCheckout } from './payments/end-checkout.ts'
import { moveMoney, sweepOrders } from './payments/move-money.ts'
import { showReviews } from './reviews/review-order.ts'
import { endBargains, endWithdrawn } from './timers/end-bargains.ts'
import { orderTimeUp } from './timers/time-up.ts'

export const ordersJobs: JobKind[] = [
  { name: 'order-time-up', changesPages: true, run: orderTimeUp },
  { name: 'end-bargains', changesPages: true, run: endBargains },
  { name: 'end-withdrawn', changesPages: true, run: endWithdrawn },
  { name: 'end-checkout', changesPages: true, run: endCheckout },
  { name: 'move-money', run: moveMoney },
  { name: 'show-reviews', changesPages: true, run: showReviews },
  { name: 'sweep-orders', pattern: '*/15 * * * *', changesPages: true, run: sweepOrders },
]
