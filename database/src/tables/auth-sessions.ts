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
  /** How often it was refreshed: the turn of the token that counts. */
  refresh_turn: Generated<number>
  /** Seals its tokens; '': it has one of before, a row of refresh_tokens. */
  refresh_key: Generated<string>
  /** Of the secret that is in her tokens and nowhere else. */
  refresh_secret_hash: Generated<string>
  /** The latest refreshes, the last first. */
  refreshed_at: Generated<Date[]>
}
