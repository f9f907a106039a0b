import type { Generated } from 'kysely'
import type { Json, StoredAttachment } from '../json.ts'

export interface VerificationRequestsTable {
  id: string
  person_id: string
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
