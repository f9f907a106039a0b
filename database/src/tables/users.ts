import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface UsersTable {
  id: string
  email: Generated<string>
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  last_sign_in_at: Date | null
  app_metadata: Json<Record<string, unknown>>
  user_metadata: Json<Record<string, unknown>>
  is_anonymous: Generated<boolean>
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
}
