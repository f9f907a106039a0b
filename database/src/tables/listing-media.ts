export interface ListingMediaTable {
  listing_id: string
  position: number
  media_id: string
}
