import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface PasskeysTable {
  id: string
  user_id: string
  credential_id: string
  /** base64url */
  public_key: string
  counter: Generated<number>
  transports: Json<string[]>
  friendly_name: Generated<string>
  last_used_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}
