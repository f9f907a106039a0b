import type { ListingId, ListingQuestionId } from '@heraia/contract/ids'
import type { ListingQuestion } from '@heraia/contract/listings'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'

export interface QuestionRow extends ChipRow {
  id: string
  listing_id: string
  seller_id: string
  asker_id: string
  text: string
  answer: string | null
  answered_at: Date | null
  created_at: Date
}

/** What a query selects of `listing_questions as q`, its listing `l` and who asked, `p`. */
export const questionSql = sql`${chipSql}, q.id, q.listing_id, l.seller_id, q.asker_id, q.text, q.answer,
  q.answered_at, q.created_at`

export const showQuestion = (row: QuestionRow, { viewer, pass }: Context): ListingQuestion => ({
  id: row.id as ListingQuestionId,
  listingId: row.listing_id as ListingId,
  asker: showChip(row, pass),
  text: row.text,
  createdAt: row.created_at.toISOString(),
  answer:
    row.answer === null || row.answered_at === null ? null : { text: row.answer, at: row.answered_at.toISOString() },
  may: {
    answer: viewer?.id === row.seller_id,
    remove: viewer?.id === row.asker_id,
    report: viewer !== null && viewer.id !== row.asker_id,
  },
})
