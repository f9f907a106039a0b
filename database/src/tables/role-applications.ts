import type { Generated } from 'kysely'

export interface RoleApplicationsTable {
  role_id: string
  person_id: string
  message: string
  stage: Generated<'received' | 'in_conversation' | 'trial' | 'offered' | 'declined' | 'withdrawn'>
  /** When the team first moved it on. */
  answered_at: Date | null
  created_at: Date
  updated_at: Date
}
