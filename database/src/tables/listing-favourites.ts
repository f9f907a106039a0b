export interface ListingFavouritesTable {
  person_id: string
  listing_id: string
  created_at: Date
}
