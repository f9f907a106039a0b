import type { Generated } from 'kysely'
import type { NullableJson } from '../json.ts'

export interface MfaChallengesTable {
  id: string
  factor_id: string
  code_hash: Generated<string | null>
  webauthn: NullableJson<Record<string, unknown>>
  attempts: Generated<number>
  /** Where it was asked for, as a digest; null: it may be answered from anywhere. */
  address_hash: Generated<string | null>
  /** The session that gave the right answer; null: nobody has. */
  answered_in: Generated<string | null>
  answer_seal: Generated<string | null>
  /** When that session was raised by it. */
  counted_at: Generated<Date | null>
  created_at: Date
  expires_at: Date
}
