import type { Generated } from 'kysely'
import type { NullableJson } from '../json.ts'

export interface MfaChallengesTable {
  id: string
  factor_id: string
  code_hash: Generated<string | null>
  webauthn: NullableJson<Record<string, unknown>>
  attempts: Generated<number>
  created_at: Date
  expires_at: Date
}
