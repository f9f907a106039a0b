import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { after, type Position, pageSize, rowsToRead, startingAfter, startOf } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { isNotMuted } from '../../visibility/mutes.ts'
import type { ViewerId } from '../../visibility/people.ts'
import { isReadable } from '../../visibility/posts.ts'
import { MOST_NEWER } from './feed.policy.ts'
import { type PostRow, postSql } from './post.view.ts'

type Asked = {
  viewer: string | null
  at: Date | null
  id: string | null
  limit: number
}

/** Everybody's posts, newest first; walks posts_newest_idx and leaves out on the way. */
export const everybodysPosts = (ctx: Context, from: Position | null, limit: number): Promise<PostRow[]> =>
  selectEverybodys(ctx, { viewer: viewerId(ctx), ...startOf(from), limit: pageSize(limit) })

const selectEverybodys = statement(
  (asked: Asked) => sql<PostRow>`
    select ${postSql(asked.viewer)} from posts post join profiles p on p.id = post.author_id
    where post.audience <> 'private' and ${isForFeedOf(asked.viewer)}
      and ${startingAfter('post.created_at', 'post.id', asked)}
    order by post.created_at desc, post.id desc limit ${rowsToRead(asked.limit)}`,
)

interface Tag {
  name: string
  onlyFollowed: boolean
}

/** Posts with a tag, newest first; walks the tag's part of post_tags. */
export async function taggedPosts(ctx: Context, tag: Tag, from: Position | null, limit: number): Promise<PostRow[]> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<PostRow>`
    select ${postSql(viewer)}
    from post_tags tagged join posts post on post.id = tagged.post_id join profiles p on p.id = post.author_id
    where tagged.tag = ${tag.name} and ${isForFeedOf(viewer)} and ${tag.onlyFollowed ? isOfCircle(viewer) : sql`true`}
      and ${startingAfter('tagged.created_at', 'tagged.post_id', startOf(from))}
    order by tagged.created_at desc, tagged.post_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** How many came since, one more than the bound at most; her own are not news. */
export async function countNewerOfEverybody(ctx: Context, since: Position): Promise<number> {
  const rows = await selectNewer(ctx, { viewer: viewerId(ctx), ...startOf(since), limit: MOST_NEWER })
  return rows[0]?.count ?? 0
}

const selectNewer = statement(
  (asked: Asked) => sql<{ count: number }>`
    select count(*) as count from (
      select 1 from posts post join profiles p on p.id = post.author_id
      where post.audience <> 'private' and ${isForFeedOf(asked.viewer)} and ${isNotBy(asked.viewer)}
        and ${after('post.created_at', 'post.id', asked as Position)}
      order by post.created_at, post.id limit ${sql.lit(MOST_NEWER + 1)}) newer`,
)

export async function countNewerTagged(ctx: Context, tag: Tag, since: Position): Promise<number> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from post_tags tagged join posts post on post.id = tagged.post_id join profiles p on p.id = post.author_id
      where tagged.tag = ${tag.name} and ${isForFeedOf(viewer)} and ${isNotBy(viewer)}
        and ${tag.onlyFollowed ? isOfCircle(viewer) : sql`true`}
        and ${after('tagged.created_at', 'tagged.post_id', since)}
      order by tagged.created_at, tagged.post_id limit ${sql.lit(MOST_NEWER + 1)}) newer`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** May she read it, and did she not mute who wrote it. */
export function isForFeedOf(viewer: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isReadable('post', 'p', viewer)} and ${isNotMuted('post.author_id', viewer)}`
}

function isNotBy(viewer: ViewerId): RawBuilder<SqlBool> {
  return viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`post.author_id <> ${viewer}::uuid`
}

/** Hers, or of somebody she follows. Nobody's where nobody is signed in. */
function isOfCircle(viewer: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(post.author_id = ${viewer}::uuid or coalesce((
    select true from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = post.author_id), false))`
}
