import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { restricts } from '../../visibility/restrictions.ts'
import { limitWords } from '../accounts/new-accounts/limit-words.ts'
import { beginWords } from '../profiles/words-between.ts'
import { findComment } from './comment.queries.ts'
import type { CommentRow } from './comment.view.ts'
import { countComment, signalSaid } from './comment-counts.ts'
import { findPost } from './feed.queries.ts'
import { wordsOf } from './find-in-text.ts'
import { mayCommentOn, showNow } from './list-comments.ts'
import type { PostRow } from './post.view.ts'
import { whoHearTheirNames } from './who-hear-their-names.ts'

export interface CommentDraft {
  id: PostId
  commentId: CommentId
  parentId?: CommentId
  text: string
}

/** Sending the same id again answers the comment that is there. An answer to an answer hangs on the top comment. */
export async function commentOnPost(ctx: SignedIn, draft: CommentDraft): Promise<Comment> {
  await takeFromLimit(ctx, 'comment')
  return inTransaction(ctx, async (tx) => {
    await beginWords(tx, tx.viewer.id, sql`select author_id from posts where id = ${draft.id}::uuid`)
    const post = await findPost(tx, draft.id, 'change')
    // Before anything is asked that may have changed since: the comment may be hidden, or the post closed.
    if (await isHersAlready(tx, draft)) return showNow(tx, draft.commentId, post)
    if (!mayCommentOn(tx, post)) throw forbidden('replies_closed', 'The author takes no comments from her.')
    const answered = draft.parentId ? await findAnswered(tx, draft.parentId, post) : null
    await limitWords(tx, wordsOf(draft.text))
    await insertComment(tx, draft, post, answered && (answered.parent_id ?? answered.id))
    await spread(tx, post, await findComment(tx, draft.commentId, post), answered)
    return showNow(tx, draft.commentId, post)
  })
}

async function spread(tx: SignedIn, post: PostRow, comment: CommentRow, answered: CommentRow | null): Promise<void> {
  await countComment(tx, comment, 1)
  await announce(tx, 'post.commented', {
    postId: post.id as PostId,
    postAuthorId: post.chip_id,
    commentId: comment.id as CommentId,
    authorId: tx.viewer.id,
    repliedTo: answered && { commentId: answered.id as CommentId, authorId: answered.chip_id },
    mentionedIds: await whoHearTheirNames(tx, post.id as PostId, comment.text),
  })
  await signalSaid(tx, post, comment)
}

/** An answer is there for her as long as the comment is under which it stands. */
async function findAnswered(tx: SignedIn, id: CommentId, post: PostRow): Promise<CommentRow> {
  const answered = await findComment(tx, id, post)
  if (answered.deleted_at) throw notFound('comment')
  if (answered.parent_id) await findComment(tx, answered.parent_id as CommentId, post)
  return answered
}

/** Of whom the post's author restricted it is for the two alone, from the first moment. */
async function insertComment(tx: SignedIn, draft: CommentDraft, post: PostRow, topId: string | null): Promise<void> {
  const { rows } = await sql`
    insert into comments (id, post_id, parent_id, author_id, text, created_at, hidden, restricted)
    select ${draft.commentId}::uuid, ${draft.id}::uuid, ${topId}::uuid, ${tx.viewer.id}::uuid, ${draft.text},
      ${tx.now()}::timestamptz, quietly.is, quietly.is
    from (select ${restricts(sql`${post.chip_id}::uuid`, sql`${tx.viewer.id}::uuid`)}) quietly ("is")
    on conflict (id) do nothing returning id`.execute(tx.db)
  if (rows.length === 0) throw idTaken()
}

/** Her comments of one post come one after another: its row is locked. */
async function isHersAlready(tx: SignedIn, draft: CommentDraft): Promise<boolean> {
  const there = await tx.db
    .selectFrom('comments')
    .select(['author_id', 'post_id'])
    .where('id', '=', draft.commentId)
    .executeTakeFirst()
  if (there && (there.author_id !== tx.viewer.id || there.post_id !== draft.id)) throw idTaken()
  return there !== undefined
}

const idTaken = () => conflict('id_taken', 'Something else has this id.')
