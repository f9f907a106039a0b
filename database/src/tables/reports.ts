import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface ReportsTable {
  id: string
  reference: string
  reporter_id: string
  subject: 'profile' | 'post' | 'comment' | 'message' | 'listing' | 'listing_question' | 'gallery_item'
  subject_id: string
  category: string
  text: string
  /** What was reported, as it stood: it may be edited or deleted before anyone looks. */
  evidence: Json<Record<string, unknown>>
  created_at: Date
  /** Of an appeal: 'upheld' or 'reversed'. */
  decision: Generated<'dismissed' | 'removed' | 'suspended' | 'warned' | 'upheld' | 'reversed' | null>
  decided_at: Generated<Date | null>
  /** Who of the staff; null while it is open, and once she is gone. */
  decided_by: Generated<string | null>
  reason: Generated<string | null>
  /** Who of the staff has it while it is open. */
  assigned_to: Generated<string | null>
  /** It is an appeal against this decision. */
  appeal_of: Generated<string | null>
  /** An appeal reversed what was decided. */
  reversed_at: Generated<Date | null>
}
