import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden } from '../../refused.ts'
import { limitWords } from '../accounts/new-accounts/limit-words.ts'
import { findCommentToChange } from './comment.queries.ts'
import type { CommentRow } from './comment.view.ts'
import { recountComments, signalCounts, signalSaid } from './comment-counts.ts'
import { commentMay } from './feed.policy.ts'
import { wordsOf } from './find-in-text.ts'
import { showNow } from './list-comments.ts'
import type { PostRow } from './post.view.ts'
import { namesChanged } from './who-hear-their-names.ts'

export async function editComment(ctx: SignedIn, change: { id: CommentId; text: string }): Promise<Comment> {
  await takeFromLimit(ctx, 'comment')
  return inTransaction(ctx, async (tx) => {
    const { post, comment } = await findCommentToChange(tx, change.id)
    if (!mayOf(tx, post, comment).edit) throw forbidden('not_author', 'Only its writer may.')
    if (change.text !== comment.text) {
      await limitWords(tx, wordsOf(change.text), wordsOf(comment.text))
      await sql`
        update comments set text = ${change.text}, edited_at = ${tx.now()} where id = ${change.id}`.execute(tx.db)
      const postId = post.id as PostId
      await announce(tx, 'comment.edited', {
        ...{ postId, postAuthorId: post.chip_id, commentId: change.id, authorId: comment.chip_id },
        ...(await namesChanged(tx, postId, { before: comment.text, now: change.text })),
      })
      await signalSaid(tx, post, comment)
    }
    return showNow(tx, change.id, post)
  })
}

/**
 * The post's author hides a comment from everyone but herself and its writer, or shows it again; also one that was hidden
 * without a press of hers, for its writer is restricted.
 */
export async function hideComment(ctx: SignedIn, change: { id: CommentId; hidden: boolean }): Promise<Comment> {
  // Each press is told to everybody whom the thread names.
  await takeFromLimit(ctx, 'like')
  return inTransaction(ctx, async (tx) => {
    const { post, comment } = await findCommentToChange(tx, change.id)
    if (!mayOf(tx, post, comment).hide) throw forbidden('not_post_author', "Only the post's author may, not her own.")
    if (change.hidden !== comment.hidden) {
      await sql`update comments set hidden = ${change.hidden}, restricted = false where id = ${change.id}`.execute(
        tx.db,
      )
      await recountComments(tx, comment, change.hidden)
      await announce(tx, 'comment.hidden', { commentId: change.id, authorId: comment.chip_id })
      await signalCounts(tx, post, comment)
    }
    return showNow(tx, change.id, post)
  })
}

export const mayOf = (ctx: SignedIn, post: PostRow, comment: CommentRow) =>
  commentMay(ctx.viewer.id, {
    authorId: comment.chip_id,
    postAuthorId: post.chip_id,
    deleted: comment.deleted_at !== null,
    mayComment: true,
  })
