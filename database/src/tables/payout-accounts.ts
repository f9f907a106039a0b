import type { Generated } from 'kysely'

export interface PayoutAccountsTable {
  person_id: string
  account_id: string
  ready: Generated<boolean>
  updated_at: Date
}
