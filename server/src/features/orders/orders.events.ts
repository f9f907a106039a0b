import type { OrderDeed, PaymentMethod } from '@heraia/contract/orders'
import type { Listeners } from '../../announcements.ts'
import { endBargainsFor } from './timers/end-bargains.ts'
import { endOrdersBetween, endOrdersOf } from './timers/end-orders-of.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    /** Something happened in an order. `by` null: a timer, the payment provider or the house. */
    'order.moved': {
      orderId: string
      deed: OrderDeed
      by: 'buyer' | 'seller' | 'staff' | null
      buyerId: string | null
      sellerId: string | null
      /** null: not chosen yet. */
      method: PaymentMethod | null
    }
  }
}

export const ordersListeners: Listeners = {
  'person.suspended': (tx, { personId }) => endOrdersOf(tx, personId),
  'person.closed': (tx, { personId }) => endOrdersOf(tx, personId),
  'account.leaving': (tx, { personId }) => endOrdersOf(tx, personId),
  'listing.withdrawn': (tx, { listingId }) => endBargainsFor(tx, listingId),
  'person.blocked': (tx, { blockerId, blockedId }) => endOrdersBetween(tx, blockerId, blockedId),
}
