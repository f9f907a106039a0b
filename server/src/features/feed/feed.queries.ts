import type { PersonId, PostId, TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type Position, pageSize, rowsToRead, startingAfter, startOf } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { isReadable } from '../../visibility/posts.ts'
import { type PostRow, postSql } from './post.view.ts'

const rowLocks = {
  none: sql``,
  share: sql`for key share of post`,
  change: sql`for no key update of post`,
  remove: sql`for update of post`,
}
type RowLock = keyof typeof rowLocks

/**
 * The post, or the same refusal for what is missing, not for her, or of somebody hidden from her.
 * `share` keeps it from being deleted while a like is written, `change` lets one change come after another, `remove` waits
 * for both: who likes it and who deletes it would else wait for each other.
 */
export async function findPost(ctx: Context, id: PostId, lock: RowLock = 'none', what = 'post'): Promise<PostRow> {
  const [row] = await selectPost[lock](ctx, { id, viewer: viewerId(ctx) })
  if (!row) throw notFound(what)
  return row
}

const selectPostWith = (lock: RowLock) =>
  statement(
    (asked: { id: string; viewer: string | null }) => sql<PostRow>`
      select ${postSql(asked.viewer)} from posts post join profiles p on p.id = post.author_id
      where post.id = ${asked.id}::uuid and ${isReadable('post', 'p', asked.viewer)} ${rowLocks[lock]}`,
  )

const selectPost = {
  none: selectPostWith('none'),
  share: selectPostWith('share'),
  change: selectPostWith('change'),
  remove: selectPostWith('remove'),
}

/** What the viewer may read of these; what is missing, not for her, or of somebody hidden from her is left out. */
export const findPosts = (ctx: Context, ids: readonly PostId[]): Promise<PostRow[]> =>
  selectPosts(ctx, { ids: [...ids], viewer: viewerId(ctx) })

const selectPosts = statement(
  (asked: { ids: string[]; viewer: string | null }) => sql<PostRow>`
    select ${postSql(asked.viewer)} from posts post join profiles p on p.id = post.author_id
    where post.id = any(${asked.ids}::uuid[]) and ${isReadable('post', 'p', asked.viewer)}`,
)

/** Her posts, newest first; walks posts_author_idx. */
export const postsBy = (ctx: Context, author: PersonId, from: Position | null, limit: number): Promise<PostRow[]> =>
  selectPostsBy(ctx, { author, viewer: viewerId(ctx), ...startOf(from), limit: pageSize(limit) })

const selectPostsBy = statement(
  (asked: { author: string; viewer: string | null; at: Date | null; id: string | null; limit: number }) => sql<PostRow>`
    select ${postSql(asked.viewer)} from posts post join profiles p on p.id = post.author_id
    where post.author_id = ${asked.author}::uuid and ${isReadable('post', 'p', asked.viewer)}
      and ${startingAfter('post.created_at', 'post.id', asked)}
    order by post.created_at desc, post.id desc limit ${rowsToRead(asked.limit)}`,
)

/** What was published for a team, newest first; walks posts_team_idx. */
export const postsFor = (ctx: Context, team: TeamId, from: Position | null, limit: number): Promise<PostRow[]> =>
  selectPostsFor(ctx, { team, viewer: viewerId(ctx), ...startOf(from), limit: pageSize(limit) })

const selectPostsFor = statement(
  (asked: { team: string; viewer: string | null; at: Date | null; id: string | null; limit: number }) => sql<PostRow>`
    select ${postSql(asked.viewer)} from posts post join profiles p on p.id = post.author_id
    where post.team_id = ${asked.team}::uuid and ${isReadable('post', 'p', asked.viewer)}
      and ${startingAfter('post.created_at', 'post.id', asked)}
    order by post.created_at desc, post.id desc limit ${rowsToRead(asked.limit)}`,
)

/** What she kept, last kept first; walks bookmarks_newest_idx. */
export async function bookmarkedPosts(ctx: Context, from: Position | null, limit: number) {
  const { rows } = await sql<PostRow & { kept_at: Date }>`
    select ${postSql(viewerId(ctx))}, b.created_at as kept_at
    from bookmarks b join posts post on post.id = b.post_id join profiles p on p.id = post.author_id
    where b.person_id = ${viewerId(ctx)}::uuid and ${isReadable('post', 'p', viewerId(ctx))}
      and ${startingAfter('b.created_at', 'b.post_id', startOf(from))}
    order by b.created_at desc, b.post_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}
