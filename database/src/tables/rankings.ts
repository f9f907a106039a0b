import type { Generated } from 'kysely'

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
  /** null beside a `verified_at`: who verified it has left. */
  verified_by: Generated<string | null>
  verified_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}
