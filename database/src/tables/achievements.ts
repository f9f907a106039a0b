import type { Generated } from 'kysely'
import type { Json, StoredAttachment } from '../json.ts'

export interface AchievementsTable {
  id: string
  owner_id: string
  title: string
  description: string | null
  /** YYYY-MM-DD */
  date: string
  location: string | null
  type: 'trophy' | 'medal' | 'award' | 'record'
  audience: 'public' | 'followers' | 'private'
  /** [{url, label}] */
  evidence: unknown
  files: Json<StoredAttachment[]>
  /** Of her own. */
  result_id: string | null
  /** null beside a request: the staff. */
  request_of: string | null
  request_state: 'open' | 'declined' | null
  requested_at: Date | null
  confirmed_at: Date | null
  confirmed_by: string | null
  confirmed_by_staff: Generated<boolean>
  confirmation_note: string | null
  created_at: Date
  updated_at: Date
}
