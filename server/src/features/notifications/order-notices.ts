import type { OrderId } from '@heraia/contract/ids'
import type { NotificationKind } from '@heraia/contract/notifications'
import type { OrderDeed } from '@heraia/contract/orders'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { type Notice, notifyAll } from './notice.ts'

type Moved = Announcements['order.moved']

/** What is news, by its name; the rest shows on the order's page alone. */
const kinds: Partial<Record<OrderDeed, NotificationKind>> = {
  offered: 'order_offered',
  countered: 'order_countered',
  accepted: 'order_accepted',
  declined: 'order_declined',
  withdrawn: 'order_cancelled',
  reserved: 'order_reserved',
  sent: 'order_sent',
  received: 'order_received',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
  expired: 'order_expired',
  refunded: 'order_refunded',
  disputed: 'order_disputed',
  charged_back: 'order_disputed',
  charge_lost: 'order_refunded',
  wrote: 'order_wrote',
  appointed: 'order_appointed',
  agreed: 'order_appointed',
  reviewed: 'order_reviewed',
}

/** The other one hears what one of them did; both hear what the staff did, or what happened by itself. */
export function tellOfOrder(tx: Context, told: Moved): Promise<void> {
  const { buyerId, sellerId } = told
  const decided = told.by === 'staff' ? decisions[told.deed] : undefined
  if (decided) return tellOfDecision(tx, told, decided)
  if (buyerId === null || sellerId === null) return Promise.resolve()
  const notices: (Notice | null)[] = [
    told.by === 'buyer' ? null : noticeOf(told, { to: buyerId, by: sellerId }),
    told.by === 'seller' ? null : noticeOf(told, { to: sellerId, by: buyerId }),
  ]
  return notifyAll(
    tx,
    notices.filter((each) => each !== null),
  )
}

/** The staff decides a dispute: neither of the two did it, and each hears it, also where the other one is gone. */
const decisions: Partial<Record<OrderDeed, NotificationKind>> = {
  refunded: 'order_decided_for_buyer',
  released: 'order_decided_for_seller',
}

const tellOfDecision = (tx: Context, { orderId, buyerId, sellerId }: Moved, kind: NotificationKind): Promise<void> =>
  notifyAll(
    tx,
    [buyerId, sellerId].flatMap((id) =>
      id === null ? [] : [{ to: id, by: id, kind, group: `${kind}:${orderId}`, orderId: orderId as OrderId }],
    ),
  )

function noticeOf(told: Moved, who: { to: string; by: string }): Notice | null {
  const kind = kindFor(told, who.to)
  return kind && { ...who, kind, group: `${kind}:${told.orderId}`, orderId: told.orderId as OrderId }
}

/** A payment by card is the buyer's doing, a payment that was arranged is confirmed by the seller. */
function kindFor({ deed, by, buyerId, method }: Moved, to: string): NotificationKind | null {
  if (deed === 'paid') return to !== buyerId ? 'order_paid' : by === 'seller' ? 'order_confirmed' : null
  // What the two arranged nobody but them can give back: the order ends, and that is what is told.
  if (deed === 'refunded' && method === 'arranged') return 'order_cancelled'
  return kinds[deed] ?? null
}
