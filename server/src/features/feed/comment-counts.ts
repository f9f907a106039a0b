import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { commentsWithAbove, isCounted } from '../../visibility/hidden-counts.ts'
import type { CommentRow } from './comment.view.ts'
import { signalBetween, signalChanged, signalComment } from './feed.live.ts'
import type { PostRow } from './post.view.ts'

/*
 * A post counts the comments that everyone sees: not deleted, not hidden, not under a hidden one, and of nobody who is
 * suspended or leaves, as what stands under theirs.
 * A comment counts its answers that are neither deleted nor hidden. The post's row is locked meanwhile.
 */

/** The posts are locked. */
export const recountPosts = (tx: Context, ids: readonly string[]) =>
  sql`
    update posts set comments_count = (
      select count(*) from ${commentsWithAbove} where c.post_id = posts.id and ${isCounted})
    where id = any(${[...ids]}::uuid[])`.execute(tx.db)

export async function countComment(tx: Context, comment: CommentRow, by: 1 | -1): Promise<void> {
  if (comment.hidden) return
  await sql`
    update posts set comments_count = comments_count + ${sql.lit(by)} where id = ${comment.post_id}
      and exists (select 1 from ${commentsWithAbove} where c.id = ${comment.id}::uuid and ${isCounted})`.execute(tx.db)
  await countReply(tx, comment, by)
}

/** After a comment was hidden or shown again, which takes its answers with it. */
export async function recountComments(tx: Context, comment: CommentRow, hidden: boolean): Promise<void> {
  await recountPosts(tx, [comment.post_id])
  await countReply(tx, comment, hidden ? -1 : 1)
}

export async function countReply(tx: Context, comment: CommentRow, by: 1 | -1): Promise<void> {
  if (comment.parent_id === null) return
  await sql`
    update comments set replies_count = replies_count + ${sql.lit(by)} where id = ${comment.parent_id}`.execute(tx.db)
}

/** Tells whoever reads the post, and sees whose words these are and whom they answer, that they and the counts are others now. */
export async function signalCounts(tx: Context, post: PostRow, comment: CommentRow): Promise<void> {
  const said = { by: comment.chip_id, under: await whoIsAnswered(tx, comment.parent_id) }
  signalChanged(tx, post, said)
  signalComment(tx, post, comment, said)
}

/** The same of what was said, changed or taken away; where the post's author restricts whoever says it, to the two alone. */
export async function signalSaid(tx: Context, post: PostRow, comment: CommentRow): Promise<void> {
  if (comment.restricted) return signalBetween(tx, post, comment)
  await signalCounts(tx, post, comment)
}

/** What stands under words that were taken away is there for everybody. */
async function whoIsAnswered(tx: Context, parentId: string | null): Promise<string | null> {
  if (parentId === null) return null
  const { rows } = await sql<{ author_id: string }>`
    select author_id from comments where id = ${parentId}::uuid and deleted_at is null`.execute(tx.db)
  return rows[0]?.author_id ?? null
}
