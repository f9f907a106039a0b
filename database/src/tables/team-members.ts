import type { Generated, GeneratedAlways } from 'kysely'

export interface TeamMembersTable {
  team_id: string
  person_id: string
  state: 'member' | 'invited' | 'asked'
  role: 'owner' | 'manager' | 'coach' | 'player'
  /** The order of the roster. */
  rank: GeneratedAlways<number>
  position: string | null
  note: string | null
  /** Who invited her. */
  by_id: string | null
  counted: Generated<boolean>
  created_at: Date
}
