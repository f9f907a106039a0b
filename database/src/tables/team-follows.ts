import type { Generated } from 'kysely'

export interface TeamFollowsTable {
  team_id: string
  person_id: string
  counted: Generated<boolean>
  created_at: Date
}
