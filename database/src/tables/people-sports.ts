export interface PeopleSportsTable {
  /** Folded. */
  sport: string
}
