import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PersonId, PostId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { after, type Position, rowsToRead } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import { isHeard, isListed, isThere, type ViewerId } from '../../visibility/people.ts'
import { type CommentRow, commentSql } from './comment.view.ts'
import { findPost } from './feed.queries.ts'
import { handlesIn } from './find-in-text.ts'
import type { PostRow } from './post.view.ts'

/** A comment under a post that the viewer may read, or the same refusal for all that she may not see. */
export async function findComment(ctx: Context, id: CommentId, post: PostRow): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    select ${commentSql} from comments c join profiles p on p.id = c.author_id
    where c.id = ${id}::uuid and c.post_id = ${post.id}::uuid and ${isShown(ctx, post)}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw notFound('comment')
  return row
}

/** The comment and its post, which is locked: comments of one post change one after another, and so do its counts. */
export async function findCommentToChange(tx: Context, id: CommentId): Promise<{ post: PostRow; comment: CommentRow }> {
  const found = await tx.db.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('comment')
  const post = await findPost(tx, found.post_id as PostId, 'change', 'comment')
  const comment = await findComment(tx, id, post)
  if (comment.deleted_at) throw notFound('comment')
  return { post, comment }
}

/** The same for the staff, who reaches every comment: its post is always there for whose it is. */
export async function findAnyComment(tx: SignedIn, id: CommentId): Promise<{ post: PostRow; comment: CommentRow }> {
  const { rows } = await sql<{ post_id: PostId; author_id: PersonId }>`
    select c.post_id, post.author_id from comments c join posts post on post.id = c.post_id
    where c.id = ${id}::uuid`.execute(tx.db)
  const [found] = rows
  if (!found) throw notFound('comment')
  const asAuthor = { ...tx, viewer: { ...tx.viewer, id: found.author_id } }
  const post = await findPost(asAuthor, found.post_id, 'change', 'comment')
  const said = await sql<CommentRow>`
    select ${commentSql} from comments c join profiles p on p.id = c.author_id
    where c.id = ${id}::uuid and c.deleted_at is null`.execute(tx.db)
  const [comment] = said.rows
  if (!comment) throw notFound('comment')
  return { post, comment }
}

/** Oldest first: the top comments, or the answers to one. Walk comments_top_idx and comments_replies_idx. */
export async function commentsUnder(
  ctx: Context,
  post: PostRow,
  parentId: CommentId | null,
  from: Position | null,
  limit: number,
): Promise<CommentRow[]> {
  const under = parentId === null ? sql`c.parent_id is null` : sql`c.parent_id = ${parentId}::uuid`
  const { rows } = await sql<CommentRow>`
    select ${commentSql} from comments c join profiles p on p.id = c.author_id
    where c.post_id = ${post.id}::uuid and ${under} and ${isShown(ctx, post)}
      and ${from === null ? sql`true` : sql`${after('c.created_at', 'c.id', from)}`}
    order by c.created_at, c.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** How many answers of each comment are not for the viewer, in one query. */
export async function hiddenReplies(
  ctx: Context,
  post: PostRow,
  comments: readonly CommentRow[],
): Promise<Map<string, number>> {
  const viewer = viewerId(ctx)
  const ids = comments.filter((comment) => comment.replies_count > 0).map((comment) => comment.id)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ parent_id: string; count: number }>`
    select c.parent_id, count(*) as count from comments c join profiles p on p.id = c.author_id
    where c.parent_id = any(${ids}::uuid[]) and c.deleted_at is null and not c.hidden
      and not ${isHeard('p', viewer, isMeant(viewer, post.chip_id))}
    group by c.parent_id`.execute(ctx.db)
  return new Map(rows.map((row) => [row.parent_id, row.count]))
}

/** How many answers of hers stand under each comment that its number leaves out, in one query; none for nearly everybody. */
export async function uncountedReplies(
  ctx: Context,
  post: PostRow,
  comments: readonly CommentRow[],
): Promise<Map<string, number>> {
  if (!post.own_restricted || comments.length === 0) return new Map()
  const { rows } = await sql<{ parent_id: string; count: number }>`
    select c.parent_id, count(*) as count from comments c
    where c.author_id = ${viewerId(ctx)}::uuid and c.post_id = ${post.id}::uuid and c.restricted and c.deleted_at is null
      and c.parent_id = any(${comments.map(({ id }) => id)}::uuid[])
    group by c.parent_id`.execute(ctx.db)
  return new Map(rows.map((row) => [row.parent_id, row.count]))
}

/**
 * Whom each comment names, as far as the viewer may see them, in one query. Who has the handle now is who is meant: a
 * comment keeps no list of its own, for nothing else asks whom it names.
 */
export async function mentionsIn(
  ctx: Context,
  comments: readonly CommentRow[],
): Promise<Map<string, Comment['mentions']>> {
  const named = new Map(comments.map(({ id, text, deleted_at }) => [id, deleted_at ? [] : handlesIn(text)]))
  const handles = [...new Set([...named.values()].flat())]
  if (handles.length === 0) return new Map()
  const { rows } = await sql<{ id: PersonId; handle: string; name: string }>`
    select p.id, p.handle, p.name from profiles p
    where p.handle = any(${handles}::text[]) and ${isListed('p', viewerId(ctx))} order by p.handle`.execute(ctx.db)
  return new Map([...named].map(([id, said]) => [id, rows.filter(({ handle }) => said.includes(handle))]))
}

/**
 * A deleted comment stands, without words and name, while answers hang on it. One that the post's author hid
 * is for her and its writer. Of the others those whose writer the viewer may see.
 */
function isShown(ctx: Context, post: PostRow): RawBuilder<SqlBool> {
  const viewer = viewerId(ctx)
  const seesHidden =
    viewer === null ? sql`false` : viewer === post.chip_id ? sql`true` : sql`c.author_id = ${viewer}::uuid`
  return sql<SqlBool>`(c.deleted_at is not null or ${isHeard('p', viewer, isMeant(viewer, post.chip_id))})
    and (not c.hidden or ${seesHidden})`
}

/** It stands under her post, or answers her. */
const isMeant = (viewer: ViewerId, postAuthorId: string): RawBuilder<unknown> =>
  viewer === postAuthorId
    ? sql`true`
    : isThere(sql`comments t where t.id = c.parent_id and t.author_id = ${viewer}::uuid`)
