import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { after, type Position, rowsToRead } from '../../paging.ts'
import { MOST_NEWER } from './feed.policy.ts'
import { startingAfter } from './feed.queries.ts'
import { type PostRow, postSql } from './post.view.ts'
import { isForHerFeed } from './timeline.queries.ts'

/**
 * The posts of whom she follows and her own, newest first. As far back as her timeline is complete they come from
 * what was written at publishing, merged with the authors who are not written; before that from their posts.
 */
export async function followedPosts(ctx: SignedIn, from: Position | null, limit: number): Promise<PostRow[]> {
  const stored = await storedPosts(ctx, from, limit)
  return stored.length > limit ? stored : [...stored, ...(await olderPosts(ctx, from, limit))]
}

async function storedPosts(ctx: SignedIn, from: Position | null, limit: number): Promise<PostRow[]> {
  const me = sql`${ctx.viewer.id}::uuid`
  const since = sql`coalesce(${completeSince(me)}, '-infinity')`
  const few = rowsToRead(limit)
  const { rows } = await sql<PostRow>`
    select * from (
      (select ${postSql} from timeline_entries entry
        join posts post on post.id = entry.post_id join profiles p on p.id = post.author_id
      where entry.person_id = ${me} and entry.created_at > ${since} and entry.author_id not in (${mergedFor(me)})
        and ${isForHerFeed(ctx)} and ${startingAfter('entry.created_at', 'entry.post_id', from)}
      order by entry.created_at desc, entry.post_id desc limit ${few})
      union all
      (select ${postSql} from (${mergedFor(me)}) as merged(author_id) join profiles p on p.id = merged.author_id
        cross join lateral (
          select * from posts own where own.author_id = merged.author_id and own.audience <> 'private'
            and own.created_at > ${since} and ${startingAfter('own.created_at', 'own.id', from)}
          order by own.created_at desc, own.id desc limit ${few}) as post
      where ${isForHerFeed(ctx)} order by post.created_at desc, post.id desc limit ${few})
    ) as both_kinds order by created_at desc, id desc limit ${few}`.execute(ctx.db)
  return rows
}

/** Before the stored timeline: a few of each author whom she follows. Nothing where the timeline is complete. */
async function olderPosts(ctx: SignedIn, from: Position | null, limit: number): Promise<PostRow[]> {
  const me = sql`${ctx.viewer.id}::uuid`
  const few = rowsToRead(limit)
  const { rows } = await sql<PostRow>`
    select ${postSql} from (
        select ${me} as author_id union all select f.followed_id from follows f where f.follower_id = ${me}) as followed
      join profiles p on p.id = followed.author_id
      cross join lateral (
        select * from posts own where own.author_id = followed.author_id
          and (own.audience <> 'private' or own.author_id = ${me})
          and own.created_at <= ${completeSince(me)} and ${startingAfter('own.created_at', 'own.id', from)}
        order by own.created_at desc, own.id desc limit ${few}) as post
    where ${isForHerFeed(ctx)} order by post.created_at desc, post.id desc limit ${few}`.execute(ctx.db)
  return rows
}

/** How many came since, one more than the bound at most; her own are not news. */
export async function countNewerFollowed(ctx: SignedIn, since: Position): Promise<number> {
  const me = sql`${ctx.viewer.id}::uuid`
  const most = sql.lit(MOST_NEWER + 1)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      (select 1 from timeline_entries entry
        join posts post on post.id = entry.post_id join profiles p on p.id = post.author_id
      where entry.person_id = ${me} and entry.author_id <> ${me} and entry.author_id not in (${mergedFor(me)})
        and ${isForHerFeed(ctx)} and ${after('entry.created_at', 'entry.post_id', since)}
      order by entry.created_at, entry.post_id limit ${most})
      union all
      (select 1 from (${mergedFor(me)}) as merged(author_id) join profiles p on p.id = merged.author_id
        cross join lateral (
          select * from posts own where own.author_id = merged.author_id and own.audience <> 'private'
            and ${after('own.created_at', 'own.id', since)}
          order by own.created_at, own.id limit ${most}) as post
      where ${isForHerFeed(ctx)} limit ${most})
      limit ${most}) newer`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

const completeSince = (me: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select complete_since from timelines where person_id = ${me})`

/** Whom she follows of those with very many followers. */
const mergedFor = (me: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select m.author_id from merged_authors m join follows f on f.followed_id = m.author_id and f.follower_id = ${me}`
