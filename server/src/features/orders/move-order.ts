import type { OrderId } from '@heraia/contract/ids'
import type { OrderReason } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict } from '../../refused.ts'
import { deedOf } from './machine/deed-of.ts'
import { moneyAfter } from './machine/money.ts'
import { dueAt } from './machine/timers.ts'
import { type Actor, type OrderEvent, transitionOf } from './machine/transitions.ts'
import { turnOf } from './machine/turn.ts'
import { movePieces } from './move-pieces.ts'
import { factsOf, type OrderRow } from './order.row.ts'
import type { Seat } from './orders.policy.ts'
import { type NewEvent, writeEvent } from './write-event.ts'

export interface Said {
  note?: string | null
  /** A piece, of an offer. */
  cents?: number
  because?: OrderReason
  /** What else the event says of the order. */
  change?: Partial<OrderRow>
}

/** The one way in which an order changes its state. Its row is locked; the change, its effects and its notices are one. */
export async function moveOrder(
  tx: Context,
  row: OrderRow,
  event: OrderEvent,
  actor: Actor,
  said: Said = {},
): Promise<OrderRow> {
  const transition = transitionOf(factsOf({ ...row, ...methodOf(said) }), event, actor)
  if (!transition) throw orderMoved()
  await movePieces(tx, row, transition.stock)
  const changed: OrderRow = { ...row, ...said.change, state: transition.to }
  changed.turn = turnOf(factsOf(changed))
  changed.money = moneyAfter(row.money, transition.money, changed.method)
  await saveOrder(tx, changed, row)
  if (transition.money) await moveMoney(tx, changed)
  if (row.state === 'reserved' && changed.state !== 'paid' && changed.method === 'card') {
    await tx.ports.jobs.add(tx.db, { name: 'end-checkout', payload: { orderId: row.id } })
  }
  await tellOfOrder(tx, changed, {
    deed: deedOf(event, transition),
    by: asSeat(actor),
    ...(said.because && { because: said.because }),
    ...(said.cents !== undefined && { cents: said.cents }),
    note: said.note ?? null,
  })
  return changed
}

/** What the machine asks of it is chosen by the very event. */
const methodOf = ({ change }: Said) => (change?.method === undefined ? {} : { method: change.method })

export const orderMoved = () => conflict('order_moved', 'Something else happened to this order meanwhile.')

const asSeat = (actor: Actor): Seat | null =>
  actor === 'buyer' || actor === 'seller' || actor === 'staff' ? actor : null

const moveMoney = async (tx: Context, { id, money, method }: OrderRow): Promise<void> => {
  if (method !== 'card' || (money !== 'refund_due' && money !== 'release_due')) return
  await tx.ports.jobs.add(tx.db, { name: 'move-money', payload: { orderId: id }, key: `money:${id}` })
}

/** Stores what changed, and starts the timer of the state. */
export async function saveOrder(tx: Context, row: OrderRow, before: OrderRow): Promise<void> {
  const now = tx.now()
  const isNew = row.state !== before.state || row.offer_id !== before.offer_id || row.chargeback !== before.chargeback
  const facts = {
    state: row.state,
    method: row.method,
    appointmentAt: row.appointment_agreed ? row.appointment_at : null,
    isWithBank: row.chargeback === 'open',
  }
  row.updated_at = now
  row.due_at = isNew ? dueAt(facts, now, tx.settings.orders) : row.due_at
  if (row.state === 'completed' && before.state !== 'completed') row.completed_at = now
  if (row.state === 'disputed' && before.state !== 'disputed') row.disputed_at = now
  await sql`
    update orders set state = ${row.state}, turn = ${row.turn}, quantity = ${row.quantity}, unit_cents = ${row.unit_cents},
      shipping_cents = ${row.shipping_cents}, offer_id = ${row.offer_id}::uuid, offer_by = ${row.offer_by},
      method = ${row.method}, money = ${row.money}, delivery = ${row.delivery}, shipping_name = ${row.shipping_name},
      address = ${row.address}, tracking = ${row.tracking}, appointment_at = ${row.appointment_at}::timestamptz,
      appointment_by = ${row.appointment_by}, appointment_agreed = ${row.appointment_agreed},
      terms_accepted_at = ${row.terms_accepted_at}::timestamptz, due_at = ${row.due_at}::timestamptz,
      completed_at = ${row.completed_at}::timestamptz, disputed_at = ${row.disputed_at}::timestamptz,
      chargeback = ${row.chargeback}, updated_at = ${now}
    where id = ${row.id}::uuid`.execute(tx.db)
  if (row.due_at) await startTimer(tx, row)
}

const startTimer = (tx: Context, { id, due_at }: Pick<OrderRow, 'id' | 'due_at'>): Promise<void> =>
  due_at === null
    ? Promise.resolve()
    : tx.ports.jobs.add(tx.db, { name: 'order-time-up', payload: { orderId: id }, runAt: due_at, key: `order:${id}` })

/** A line of the timeline, live on both screens, and announced. */
export async function tellOfOrder(tx: Context, row: OrderRow, event: NewEvent, eventId?: string): Promise<void> {
  await writeEvent(tx, row.id, event, eventId)
  const parties = [row.buyer_id, row.seller_id].filter((each) => each !== null)
  await tell(tx, parties, 'order.changed', { orderId: row.id as OrderId })
  await announce(tx, 'order.moved', {
    orderId: row.id,
    deed: event.deed,
    by: event.by,
    buyerId: row.buyer_id,
    sellerId: row.seller_id,
    method: row.method,
  })
}
