import type { GeneratedAlways } from 'kysely'

export interface OrderEventsTable {
  id: string
  nr: GeneratedAlways<number>
  order_id: string
  deed: string
  by_side: 'buyer' | 'seller' | 'staff' | null
  by_id: string | null
  because: string | null
  cents: number | null
  note: string | null
  created_at: Date
}
