import type { Generated } from 'kysely'

export interface ListingFavouritesTable {
  person_id: string
  listing_id: string
  /** She is seen, so it stands in the listing's count. */
  counted: Generated<boolean>
  created_at: Date
}
