import type {
  CommentId,
  GalleryItemId,
  ListingId,
  ListingQuestionId,
  MessageId,
  PersonId,
  PostId,
} from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import type { SignedIn } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { removeReportedComment } from '../../feed/remove-comment.ts'
import { removePost } from '../../feed/remove-post.ts'
import { removeReportedQuestion } from '../../marketplace/questions/ask-question.ts'
import { takeDownListing } from '../../marketplace/remove-listing.ts'
import { removeItem } from '../../media/gallery/edit-item.ts'
import { removeReportedMessage } from '../../messages/remove-message.ts'
import type { ReportRow } from './report.queries.ts'

type Removable = Exclude<ReportSubject, 'profile'>

/**
 * As she would remove it herself: counters, notices and open screens follow. What is not where she reaches it goes all
 * the same: who reports something often blocks its writer next.
 */
const remove: Record<Removable, (as: SignedIn, id: string, because: string) => Promise<unknown>> = {
  post: (as, id) => removePost(as, id as PostId),
  comment: (as, id) => removeReportedComment(as, id as CommentId),
  message: (as, id) => removeReportedMessage(as, id as MessageId),
  listing: (as, id, because) => takeDownListing(as, id as ListingId, because),
  listing_question: (as, id) => removeReportedQuestion(as, id as ListingQuestionId),
  gallery_item: (as, id) => removeItem(as, id as GalleryItemId),
}

const isGone = (error: unknown): boolean => error instanceof Refused && error.code === 'NOT_FOUND'

/** Whether it was removed now. Gone already is as good for who reported it, but is no doing of the staff's. */
export async function removeReported(tx: SignedIn, row: ReportRow, because: string): Promise<boolean> {
  const { subject, subject_id: id, owner_id: ownerId } = row
  if (subject === 'profile' || ownerId === null) return false
  return remove[subject](inPlaceOf(tx, ownerId as PersonId), id, because).then(
    () => true,
    (error: unknown) => {
      if (isGone(error)) return false
      throw error
    },
  )
}

const inPlaceOf = (tx: SignedIn, id: PersonId): SignedIn => ({
  ...tx,
  viewer: { ...tx.viewer, id, role: 'fan', isAdmin: false },
})
