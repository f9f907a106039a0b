import type { Json } from '../json.ts'

export interface AuditLogTable {
  id: string
  actor_id: string | null
  action: string
  subject_id: string | null
  details: Json<Record<string, unknown>>
  created_at: Date
}
