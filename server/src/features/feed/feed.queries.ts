import type { PersonId, PostId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { before, type Position, rowsToRead } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import { isReadable } from '../../visibility/posts.ts'
import { type PostRow, postSql } from './post.view.ts'

const rowsLock = { none: sql``, share: sql`for key share of post`, change: sql`for no key update of post` }

/**
 * The post, or the same refusal for what is missing, not for her, or of somebody hidden from her.
 * `share` keeps it from being deleted while a like is written, `change` lets one change come after another.
 */
export async function findPost(
  ctx: Context,
  id: PostId,
  lock: keyof typeof rowsLock = 'none',
  what = 'post',
): Promise<PostRow> {
  const { rows } = await sql<PostRow>`
    select ${postSql} from posts post join profiles p on p.id = post.author_id
    where post.id = ${id}::uuid and ${isReadable('post', 'p', viewerId(ctx))} ${rowsLock[lock]}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw notFound(what)
  return row
}

/** Her posts, newest first; walks posts_author_idx. */
export async function postsBy(ctx: Context, author: PersonId, from: Position | null, limit: number) {
  const { rows } = await sql<PostRow>`
    select ${postSql} from posts post join profiles p on p.id = post.author_id
    where post.author_id = ${author}::uuid and ${isReadable('post', 'p', viewerId(ctx))}
      and ${startingAfter('post.created_at', 'post.id', from)}
    order by post.created_at desc, post.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** What she kept, last kept first; walks bookmarks_newest_idx. */
export async function bookmarkedPosts(ctx: Context, from: Position | null, limit: number) {
  const { rows } = await sql<PostRow & { kept_at: Date }>`
    select ${postSql}, b.created_at as kept_at
    from bookmarks b join posts post on post.id = b.post_id join profiles p on p.id = post.author_id
    where b.person_id = ${viewerId(ctx)}::uuid and ${isReadable('post', 'p', viewerId(ctx))}
      and ${startingAfter('b.created_at', 'b.post_id', from)}
    order by b.created_at desc, b.post_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** The page after a position; from the start where there is none. */
export const startingAfter = (at: string, id: string, from: Position | null): RawBuilder<SqlBool> =>
  from === null ? sql<SqlBool>`true` : sql<SqlBool>`${before(at, id, from)}`
