import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'
import type { CommentRow } from './comment.view.ts'
import { signalChanged, signalComment } from './feed.live.ts'
import type { PostRow } from './post.view.ts'

/*
 * A post counts the comments that everyone sees: not deleted, not hidden, not under a hidden one, and of nobody who is
 * suspended or leaves, as what stands under theirs.
 * A comment counts its answers that are neither deleted nor hidden. The post's row is locked meanwhile.
 */

/** The comment `c` and the one that it answers, `t`, with whose they are. */
export const commentsWithAbove = sql`comments c join profiles writer on writer.id = c.author_id
  left join comments t on t.id = c.parent_id left join profiles above on above.id = t.author_id`

export const isCounted = sql<SqlBool>`(c.deleted_at is null and not c.hidden and ${isActive('writer')}
  and (t.id is null or (not t.hidden and (t.deleted_at is not null or ${isActive('above')}))))`

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

/** Tells whoever reads the post that the comment and the post's counts are others now. */
export async function signalCounts(tx: Context, post: PostRow, comment: CommentRow): Promise<void> {
  const { rows } = await sql<{ likes: number; comments: number }>`
    select likes_count as likes, comments_count as comments from posts where id = ${post.id}`.execute(tx.db)
  if (rows[0]) await signalChanged(tx, post, rows[0])
  signalComment(tx, post, { id: comment.id, parentId: comment.parent_id, authorId: comment.chip_id })
}
