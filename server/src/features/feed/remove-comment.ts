import type { CommentId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { findAnyComment, findCommentToChange } from './comment.queries.ts'
import type { CommentRow } from './comment.view.ts'
import { countComment, countReply, recountPosts, signalSaid } from './comment-counts.ts'
import { mayOf } from './edit-comment.ts'

/** Her own, or one under her post. While answers hang on it, it stays without words and name. */
export async function removeComment(ctx: SignedIn, id: CommentId): Promise<{ id: CommentId }> {
  await inTransaction(ctx, async (tx) => {
    const { post, comment } = await findCommentToChange(tx, id)
    if (!mayOf(tx, post, comment).remove)
      throw forbidden('not_author', 'Only its writer or the author of the post may.')
    await countComment(tx, comment, -1)
    await take(tx, comment)
    await signalSaid(tx, post, comment)
  })
  return { id }
}

/** The staff takes it away, also where a block, or the post's audience, keeps it from its writer. */
export const removeReportedComment = (ctx: SignedIn, id: CommentId): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { post, comment } = await findAnyComment(tx, id)
    if (!comment.hidden) await countReply(tx, comment, -1)
    await take(tx, comment)
    // What stood under one whose writer is suspended is seen again.
    await recountPosts(tx, [comment.post_id])
    await signalSaid(tx, post, comment)
  })

async function take(tx: SignedIn, comment: CommentRow): Promise<void> {
  await announce(tx, 'comment.removed', {
    postId: comment.post_id as PostId,
    commentId: comment.id as CommentId,
    authorId: comment.chip_id,
  })
  await takeAway(tx, comment)
}

async function takeAway(tx: SignedIn, comment: CommentRow): Promise<void> {
  const kept = await sql`
    update comments set text = '', deleted_at = ${tx.now()}
    where id = ${comment.id} and exists (select 1 from comments r where r.parent_id = ${comment.id}::uuid)
    returning id`.execute(tx.db)
  if (kept.rows.length > 0) return
  await sql`delete from comments where id = ${comment.id}`.execute(tx.db)
  // The last answer to a deleted comment is gone, and so is the reason to keep it.
  await sql`
    delete from comments t where t.id = ${comment.parent_id}::uuid and t.deleted_at is not null
      and not exists (select 1 from comments r where r.parent_id = t.id)`.execute(tx.db)
}
