import type { Generated } from 'kysely'

export interface SellerRatingsTable {
  seller_id: string
  reviews: Generated<number>
  stars_total: Generated<number>
}
