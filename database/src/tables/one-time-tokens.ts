import type { Generated } from 'kysely'

export interface OneTimeTokensTable {
  id: string
  user_id: string
  purpose: string
  token_hash: string
  attempts: Generated<number>
  created_at: Date
  expires_at: Date
}
