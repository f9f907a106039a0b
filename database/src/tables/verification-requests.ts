import type { Generated } from 'kysely'
import type { Json, StoredAttachment } from '../json.ts'

export interface VerificationRequestsTable {
  id: string
  /** Who asks: for herself, or for a team that she runs. */
  person_id: string
  team_id: Generated<string | null>
  known_for: string
  links: Json<string[]>
  files: Json<StoredAttachment[]>
  state: Generated<'waiting' | 'granted' | 'declined'>
  /** What she was told; of a refusal only. */
  reason: string | null
  answered_by: string | null
  answered_at: Date | null
  created_at: Date
}
