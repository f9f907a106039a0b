export interface PeoplePlacesTable {
  /** Folded. */
  place: string
}
