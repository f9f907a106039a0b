import type { ChargebackState, Delivery, MoneyState, OrderState, PaymentMethod } from '@heraia/contract/orders'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { type ChipAsJson, chipAsJson } from '../profiles/chip-as-json.ts'
import type { OrderFacts } from './machine/transitions.ts'

export type Side = 'buyer' | 'seller'

export interface OrderRow {
  id: string
  listing_id: string | null
  seller_id: string | null
  buyer_id: string | null
  state: OrderState
  turn: Side | null
  title: string
  picture: StoredPicture | null
  picture_id: string | null
  is_service: boolean
  quantity: number
  unit_cents: number
  shipping_cents: number
  currency: string
  offer_id: string | null
  offer_by: Side | null
  method: PaymentMethod | null
  money: MoneyState
  delivery: Delivery | null
  shipping_name: string | null
  address: string | null
  tracking: string | null
  appointment_at: Date | null
  appointment_by: Side | null
  appointment_agreed: boolean
  terms_accepted_at: Date | null
  due_at: Date | null
  completed_at: Date | null
  disputed_at: Date | null
  /** `open`: the buyer's bank has the money, and decides. */
  chargeback: ChargebackState | null
  updated_at: Date
}

export interface ShownOrderRow extends OrderRow {
  buyer: ChipAsJson | null
  seller: ChipAsJson | null
}

/** The columns of `orders as o`. */
export const orderSql = sql`o.id, o.listing_id, o.seller_id, o.buyer_id, o.state, o.turn, o.title, o.picture,
  o.picture_id, o.is_service, o.quantity, o.unit_cents, o.shipping_cents, o.currency, o.offer_id, o.offer_by, o.method, o.money, o.delivery,
  o.shipping_name, o.address, o.tracking, o.appointment_at, o.appointment_by, o.appointment_agreed,
  o.terms_accepted_at, o.due_at, o.completed_at, o.disputed_at, o.chargeback,
  o.updated_at`

/** Both parties beside it: `buyer` and `seller`, joined by ordersFrom. */
export const shownOrderSql = sql`${orderSql}, ${chipAsJson('buyer')} as buyer, ${chipAsJson('seller')} as seller`

export const factsOf = (row: OrderRow): OrderFacts => ({
  ...{ state: row.state, offerBy: row.offer_by, method: row.method, money: row.money },
  isWithBank: row.chargeback === 'open',
})

export const totalOf = (row: Pick<OrderRow, 'unit_cents' | 'quantity' | 'shipping_cents'>): number =>
  row.unit_cents * row.quantity + row.shipping_cents

export function sideOf(row: Pick<OrderRow, 'buyer_id' | 'seller_id'>, personId: string): Side | null {
  if (row.buyer_id === personId) return 'buyer'
  return row.seller_id === personId ? 'seller' : null
}
