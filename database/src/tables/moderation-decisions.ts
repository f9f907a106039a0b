import type { Generated } from 'kysely'

export interface ModerationDecisionsTable {
  id: string
  /** Whose it was, and who is told. */
  person_id: string
  /** With what stood there, the reason, and who decided. */
  report_id: string
  decision: 'warned' | 'removed'
  /** An appeal reversed it. */
  reversed_at: Generated<Date | null>
  /** Of what was removed: it is there again. */
  restored: Generated<boolean | null>
  created_at: Date
}
