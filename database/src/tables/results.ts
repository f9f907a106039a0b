import type { Generated, GeneratedAlways } from 'kysely'

export interface ResultsTable {
  id: string
  person_id: string
  event: string
  /** The event folded: the same in a season is one competition. */
  event_key: string
  /** A code of the catalogue, or `own~…`. */
  discipline: string
  sport: string
  /** null: it is in the catalogue. */
  own_name: string | null
  measure: 'time' | 'distance' | 'height' | 'weight' | 'points' | 'score' | 'position'
  lower_is_better: boolean
  /** In thousandths of the base unit. */
  value: number
  /** The least is the best. */
  rank_value: GeneratedAlways<number>
  held_on: string
  season: GeneratedAlways<number>
  position: number | null
  location: string | null
  category: 'national' | 'international' | 'regional' | null
  level: 'youth' | 'junior' | 'u23' | 'senior' | 'masters' | null
  wind_tenths: number | null
  legal: Generated<boolean>
  /** Legal, and without too much wind. */
  counts: boolean
  fingerprint: string
  /** The fingerprint of the line that it was read from. */
  imported_as: string | null
  created_at: Date
  updated_at: Date
}
