import type { Generated } from 'kysely'

export interface RecoveryCodesTable {
  id: string
  factor_id: string
  code_hash: string
  used_at: Generated<Date | null>
  /** The session that it raised. */
  used_in: Generated<string | null>
  created_at: Date
}
