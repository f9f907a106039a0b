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
  signalToAll(tx, post, comment, await findAbove(tx, comment.parent_id))
}

/** The same of what was said, changed or taken away; of what is hidden, or stands under that, only to those who are shown it. */
export async function signalSaid(tx: Context, post: PostRow, comment: CommentRow): Promise<void> {
  const above = await findAbove(tx, comment.parent_id)
  if (!comment.hidden && !above?.hidden) return signalToAll(tx, post, comment, above)
  const hearsAnswer = above?.hidden && !comment.hidden ? [above.author_id] : []
  signalBetween(tx, post, comment, [post.chip_id, comment.chip_id, ...hearsAnswer])
}

function signalToAll(tx: Context, post: PostRow, comment: CommentRow, above: Above | undefined): void {
  // What stands under words that were taken away is there for everybody.
  const said = { by: comment.chip_id, under: above && above.deleted_at === null ? above.author_id : null }
  signalChanged(tx, post, said)
  signalComment(tx, post, comment, said)
}

interface Above {
  author_id: string
  hidden: boolean
  deleted_at: Date | null
}

/** The comment that it answers. */
async function findAbove(tx: Context, parentId: string | null): Promise<Above | undefined> {
  if (parentId === null) return undefined
  const { rows } = await sql<Above>`
    select author_id, hidden, deleted_at from comments where id = ${parentId}::uuid`.execute(tx.db)
  return rows[0]
}
