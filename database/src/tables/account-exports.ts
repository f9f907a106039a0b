import type { Generated } from 'kysely'

export interface AccountExportsTable {
  id: string
  person_id: string
  state: Generated<'waiting' | 'ready' | 'failed'>
  /** Of the file; null: it is not made yet. */
  bytes: number | null
  asked_at: Date
  /** Row and file are gone then. */
  expires_at: Date
}
