export interface RankingsTable {
  id: string
  person_id: string
  scope: 'national' | 'international' | 'regional'
  category: string
  /** Folded: entries of the same list are its history. */
  category_key: string
  position: number
  out_of: number | null
  source: string
  source_url: string | null
  ranked_on: string
  created_at: Date
  updated_at: Date
}
