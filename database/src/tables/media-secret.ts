import type { Generated } from 'kysely'

/** One row. */
export interface MediaSecretTable {
  is_only: Generated<boolean>
  secret: string
  created_at: Date
}
