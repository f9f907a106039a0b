import type { OrderMay, OrderStep } from '@heraia/contract/orders'
import type { Viewer } from '../../context.ts'
import { eventsFor, isOver, type OrderEvent } from './machine/transitions.ts'
import { factsOf, type OrderRow, type Side, sideOf } from './order.row.ts'

/** Its buyer, its seller; the staff once it was disputed. */
export type Seat = Side | 'staff'

export function seatOf(row: OrderRow, viewer: Viewer): Seat | null {
  return sideOf(row, viewer.id) ?? (viewer.isAdmin && row.disputed_at !== null ? 'staff' : null)
}

/** Which step of the contract makes which event happen. */
export const eventOfStep: Record<Exclude<OrderStep, 'confirm_refund'>, OrderEvent> = {
  decline: 'decline',
  withdraw: 'withdraw',
  cancel: 'cancel',
  confirm_paid: 'confirm_paid',
  receive: 'receive',
  complete: 'complete',
  refund: 'refund',
}

const mayOfEvent: Partial<Record<OrderEvent, OrderMay>> = {
  ...(Object.fromEntries(Object.entries(eventOfStep).map(([step, event]) => [event, step])) as Partial<
    Record<OrderEvent, OrderMay>
  >),
  ...{ counter: 'counter', accept: 'accept', reserve: 'checkout', send: 'send', dispute: 'dispute' },
  resolve_refund: 'resolve',
}

/** Staff decides about others' orders, never about her own: she sits on her own side there. */
export function mayNow(
  row: OrderRow,
  seat: Seat,
  now: Date,
  written: { review: boolean; until: Date | null },
): OrderMay[] {
  const may = eventsFor(factsOf(row), seat).flatMap((event) => mayOfEvent[event] ?? [])
  if (seat === 'buyer' && row.state === 'reserved' && row.method === 'card') may.push('pay')
  if (seat === 'buyer' && mayConfirmRefund(row)) may.push('confirm_refund')
  if (mayWrite(row, seat)) may.push('write')
  if (seat !== 'staff' && mayAppoint(row)) may.push('appoint')
  if (seat !== 'staff' && mayReview(row, now, written)) may.push('review')
  return may
}

export const mayConfirmRefund = (row: OrderRow): boolean =>
  row.state === 'refunded' && row.money === 'refund_due' && row.method === 'arranged'

export const mayWrite = (row: OrderRow, seat: Seat): boolean =>
  seat === 'staff' ? row.state === 'disputed' : !isOver(row.state) || row.money === 'refund_due'

export const mayAppoint = (row: OrderRow): boolean =>
  row.is_service && (row.state === 'accepted' || row.state === 'reserved' || row.state === 'paid')

const mayReview = (row: OrderRow, now: Date, written: { review: boolean; until: Date | null }): boolean =>
  row.state === 'completed' && !written.review && written.until !== null && now < written.until
