import type { Generated } from 'kysely'
import type { NullableJson, StoredPicture } from '../json.ts'

export interface OrdersTable {
  id: string
  /** null: the listing is gone. */
  listing_id: string | null
  /** null: her account is gone. */
  seller_id: string | null
  buyer_id: string | null
  state:
    | 'offered'
    | 'accepted'
    | 'reserved'
    | 'paid'
    | 'sent'
    | 'received'
    | 'completed'
    | 'disputed'
    | 'refunded'
    | 'cancelled'
    | 'expired'
  turn: 'buyer' | 'seller' | null
  title: string
  picture: NullableJson<StoredPicture>
  /** Its file; null: it is gone with its owner. */
  picture_id: string | null
  is_service: boolean
  quantity: number
  unit_cents: number
  shipping_cents: Generated<number>
  currency: string
  offer_id: string | null
  offer_by: 'buyer' | 'seller' | null
  method: 'arranged' | 'card' | null
  money: Generated<'none' | 'held' | 'refund_due' | 'refunded' | 'release_due' | 'released'>
  delivery: 'shipping' | 'pickup' | 'none' | null
  shipping_name: string | null
  address: string | null
  tracking: string | null
  appointment_at: Date | null
  appointment_by: 'buyer' | 'seller' | null
  appointment_agreed: Generated<boolean>
  terms_accepted_at: Date | null
  due_at: Date | null
  completed_at: Date | null
  disputed_at: Date | null
  /** The buyer's bank took the payment back, for now or for good. */
  chargeback: 'open' | 'won' | 'lost' | null
  created_at: Date
  updated_at: Date
}
