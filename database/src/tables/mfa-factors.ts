import type { Generated } from 'kysely'
import type { NullableJson } from '../json.ts'

export interface MfaFactorsTable {
  id: string
  user_id: string
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: Generated<'unverified' | 'verified'>
  friendly_name: Generated<string>
  /** TOTP: base32. */
  secret: Generated<string | null>
  /** TOTP: the half minute whose code was used last. */
  last_step: Generated<number | null>
  phone: Generated<string>
  credential: NullableJson<Record<string, unknown>>
  last_challenged_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}
