import type { Generated } from 'kysely'

export interface TeamFixturesTable {
  id: string
  team_id: string
  opponent: string
  /** The clock of the place, as if it went by UTC. */
  starts_at: Date
  is_day_only: Generated<boolean>
  side: 'home' | 'away' | 'neutral'
  location: string | null
  competition: string | null
  state: Generated<'planned' | 'postponed' | 'cancelled'>
  own_score: number | null
  their_score: number | null
  created_at: Date
  updated_at: Date
}
