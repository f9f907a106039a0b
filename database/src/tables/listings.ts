import type { Generated } from 'kysely'
import type { Json, NullableJson, StoredPicture } from '../json.ts'

export interface StoredShipping {
  options: { name: string; priceCents: number }[]
  pickup: boolean
  note: string | null
}

export interface ListingsTable {
  id: string
  seller_id: string
  /** Reserved is no status: an active listing of which `stock - reserved_count` is 0. */
  status: Generated<'draft' | 'active' | 'paused' | 'sold' | 'expired' | 'removed'>
  kind: Generated<'goods' | 'service'>
  title: Generated<string>
  description: Generated<string>
  category: string | null
  subcategory: string | null
  sport: string | null
  condition: 'new' | 'like-new' | 'good' | 'fair' | null
  size: string | null
  price_cents: number | null
  currency: Generated<string>
  price_before_cents: number | null
  /** null: a service. */
  stock: number | null
  reserved_count: Generated<number>
  sold_count: Generated<number>
  shipping: NullableJson<StoredShipping>
  schedule: string | null
  return_policy: Generated<string>
  warranty: string | null
  keywords: Generated<string[]>
  location: string | null
  pictures: Json<StoredPicture[]>
  saves_count: Generated<number>
  questions_count: Generated<number>
  open_questions_count: Generated<number>
  search_text: Generated<string>
  title_folded: Generated<string>
  sport_folded: Generated<string>
  location_folded: Generated<string>
  size_folded: Generated<string>
  version: Generated<number>
  created_at: Date
  updated_at: Date
  published_at: Date | null
  expires_at: Date | null
  matched_at: Date | null
  removed_because: string | null
}
