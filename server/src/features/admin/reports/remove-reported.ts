import type { CommentId, ListingId, ListingQuestionId, MessageId, PersonId, PostId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { conflict, Refused } from '../../../refused.ts'
import { removeComment } from '../../feed/remove-comment.ts'
import { removePost } from '../../feed/remove-post.ts'
import { removeQuestion } from '../../marketplace/questions/ask-question.ts'
import { takeDownListing } from '../../marketplace/remove-listing.ts'
import { removeMessage } from '../../messages/remove-message.ts'
import type { ReportRow } from './report.queries.ts'

type Removable = Exclude<ReportSubject, 'profile'>

/** As she would remove it herself: counters, notices and open screens follow. */
const remove: Record<Removable, (as: SignedIn, id: string, because: string) => Promise<unknown>> = {
  post: (as, id) => removePost(as, id as PostId),
  comment: (as, id) => removeComment(as, id as CommentId),
  message: (as, id) => removeMessage(as, id as MessageId),
  listing: (as, id, because) => takeDownListing(as, id as ListingId, because),
  listing_question: (as, id) => removeQuestion(as, id as ListingQuestionId),
}

const there: Record<Removable, (id: string) => RawBuilder<unknown>> = {
  post: (id) => sql`select from posts where id = ${id}::uuid`,
  comment: (id) => sql`select from comments where id = ${id}::uuid and deleted_at is null`,
  message: (id) => sql`select from messages where id = ${id}::uuid and deleted_at is null`,
  listing: (id) => sql`select from listings where id = ${id}::uuid and status not in ('removed', 'draft')`,
  listing_question: (id) => sql`select from listing_questions where id = ${id}::uuid`,
}

/** Gone already is as good as removed. */
export async function removeReported(tx: SignedIn, row: ReportRow, because: string): Promise<void> {
  const { subject, subject_id: id, owner_id: ownerId } = row
  if (subject === 'profile' || ownerId === null) return
  try {
    await remove[subject](inPlaceOf(tx, ownerId as PersonId), id, because)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'NOT_FOUND') throw error
    const { rows } = await there[subject](id).execute(tx.db)
    if (rows.length > 0) throw conflict('not_reachable', 'Its writer does not reach it any more; suspend her instead.')
  }
}

const inPlaceOf = (tx: SignedIn, id: PersonId): SignedIn => ({
  ...tx,
  viewer: { ...tx.viewer, id, role: 'fan', isAdmin: false },
})
