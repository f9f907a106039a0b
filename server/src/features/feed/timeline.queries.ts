import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { after, type Position, rowsToRead } from '../../paging.ts'
import { isNotMuted, isReadable } from '../../visibility/posts.ts'
import { MOST_NEWER } from './feed.policy.ts'
import { startingAfter } from './feed.queries.ts'
import { type PostRow, postSql } from './post.view.ts'

/** Everybody's posts, newest first; walks posts_newest_idx and leaves out on the way. */
export async function everybodysPosts(ctx: Context, from: Position | null, limit: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postSql} from posts post join profiles p on p.id = post.author_id
    where post.audience <> 'private' and ${isForHerFeed(ctx)}
      and ${startingAfter('post.created_at', 'post.id', from)}
    order by post.created_at desc, post.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** Posts with a tag, newest first; walks the tag's part of post_tags. */
export async function taggedPosts(
  ctx: Context,
  tag: { name: string; onlyFollowed: boolean },
  from: Position | null,
  limit: number,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postSql}
    from post_tags tagged join posts post on post.id = tagged.post_id join profiles p on p.id = post.author_id
    where tagged.tag = ${tag.name} and ${isForHerFeed(ctx)} and ${tag.onlyFollowed ? isOfHerCircle(ctx) : sql`true`}
      and ${startingAfter('tagged.created_at', 'tagged.post_id', from)}
    order by tagged.created_at desc, tagged.post_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** How many came since, one more than the bound at most; her own are not news. */
export async function countNewerOfEverybody(ctx: Context, since: Position): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from posts post join profiles p on p.id = post.author_id
      where post.audience <> 'private' and ${isForHerFeed(ctx)} and ${isNotHers(ctx)}
        and ${after('post.created_at', 'post.id', since)}
      order by post.created_at, post.id limit ${sql.lit(MOST_NEWER + 1)}) newer`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

export async function countNewerTagged(
  ctx: Context,
  tag: { name: string; onlyFollowed: boolean },
  since: Position,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from post_tags tagged join posts post on post.id = tagged.post_id join profiles p on p.id = post.author_id
      where tagged.tag = ${tag.name} and ${isForHerFeed(ctx)} and ${isNotHers(ctx)}
        and ${tag.onlyFollowed ? isOfHerCircle(ctx) : sql`true`}
        and ${after('tagged.created_at', 'tagged.post_id', since)}
      order by tagged.created_at, tagged.post_id limit ${sql.lit(MOST_NEWER + 1)}) newer`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** May she read it, and did she not mute who wrote it. */
export const isForHerFeed = (ctx: Context): RawBuilder<SqlBool> => {
  const viewer = viewerId(ctx)
  return sql<SqlBool>`${isReadable('post', 'p', viewer)} and ${isNotMuted('post.author_id', viewer)}`
}

const isNotHers = (ctx: Context): RawBuilder<SqlBool> =>
  ctx.viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`post.author_id <> ${ctx.viewer.id}::uuid`

/** Hers, or of somebody she follows. Nobody's where nobody is signed in. */
const isOfHerCircle = (ctx: Context): RawBuilder<SqlBool> =>
  sql<SqlBool>`(post.author_id = ${viewerId(ctx)}::uuid or coalesce((
    select true from follows f where f.follower_id = ${viewerId(ctx)}::uuid and f.followed_id = post.author_id), false))`
