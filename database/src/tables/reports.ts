import type { Json } from '../json.ts'

export interface ReportsTable {
  id: string
  reference: string
  reporter_id: string
  subject: 'profile' | 'post' | 'comment' | 'message' | 'listing' | 'listing_question'
  subject_id: string
  category: string
  text: string
  /** What was reported, as it stood: it may be edited or deleted before anyone looks. */
  evidence: Json<Record<string, unknown>>
  created_at: Date
}
