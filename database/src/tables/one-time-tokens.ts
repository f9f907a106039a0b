import type { Generated } from 'kysely'

export interface OneTimeTokensTable {
  id: string
  user_id: string
  purpose: string
  /** Of the link's token. */
  token_hash: string
  /** Of the six digits that may be typed instead. */
  code_hash: string
  /** The email address or phone it was sent to. */
  sent_to: Generated<string>
  flow_id: Generated<string | null>
  attempts: Generated<number>
  created_at: Date
  expires_at: Date
}
