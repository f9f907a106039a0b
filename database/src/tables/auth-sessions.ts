import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface AuthSessionsTable {
  id: string
  user_id: string
  aal: Generated<string>
  amr: Json<unknown[]>
  device: Generated<string>
  network: Generated<string>
  created_at: Date
  last_seen_at: Date
}
