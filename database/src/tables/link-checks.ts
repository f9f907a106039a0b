import type { Generated } from 'kysely'

export interface LinkChecksTable {
  person_id: string
  network: string
  url: string
  waiting: boolean
  proven_at: Date | null
  checked_at: Date | null
  problem: string | null
  failures: Generated<number>
  due_at: Date | null
}
