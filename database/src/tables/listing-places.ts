export interface ListingPlacesTable {
  /** Folded. */
  place: string
}
