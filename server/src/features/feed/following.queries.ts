import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { after, type Position, pageSize, rowsToRead, startingAfter, startOf } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { MOST_NEWER } from './feed.policy.ts'
import { type PostRow, postSql } from './post.view.ts'
import { isForFeedOf } from './timeline.queries.ts'

type Asked = {
  viewer: string
  at: Date | null
  id: string | null
  limit: number
}

/**
 * The posts of whom she follows and her own, newest first. As far back as her timeline is complete they come from
 * what was written at publishing, merged with the authors who are not written; before that from their posts.
 */
export async function followedPosts(ctx: SignedIn, from: Position | null, limit: number): Promise<PostRow[]> {
  const asked = { viewer: ctx.viewer.id, ...startOf(from), limit: pageSize(limit) }
  const stored = await selectStored(ctx, asked)
  return stored.length > limit ? stored : [...stored, ...(await selectOlder(ctx, asked))]
}

/**
 * What was written at publishing, one walk of an index, merged with the newest posts of each author who is not written.
 * First which posts these are; what is shown of a post is read of those of the page alone.
 */
const selectStored = statement((asked: Asked) => {
  const me = sql`${asked.viewer}::uuid`
  const since = sql`coalesce(${completeSince(me)}, '-infinity')`
  const few = rowsToRead(asked.limit)
  return sql<PostRow>`
    select ${postSql(asked.viewer)} from (
      select * from (
        (select post.id, post.created_at from timeline_entries entry
          join posts post on post.id = entry.post_id join profiles p on p.id = post.author_id
        where entry.person_id = ${me} and entry.created_at > ${since} and entry.author_id not in (${mergedFor(me)})
          and ${isForFeedOf(asked.viewer)} and ${startingAfter('entry.created_at', 'entry.post_id', asked)}
        order by entry.created_at desc, entry.post_id desc limit ${few})
        union all
        (select post.id, post.created_at from (${mergedFor(me)}) as merged(author_id)
          join profiles p on p.id = merged.author_id
          cross join lateral (
            select * from posts own where own.author_id = merged.author_id and own.audience <> 'private'
              and own.created_at > ${since} and ${startingAfter('own.created_at', 'own.id', asked)}
            order by own.created_at desc, own.id desc limit ${few}) as post
        where ${isForFeedOf(asked.viewer)} order by post.created_at desc, post.id desc limit ${few})
      ) as both_kinds order by created_at desc, id desc limit ${few}
    ) as page
      cross join lateral (select * from posts one where one.id = page.id offset 0) as post
      join profiles p on p.id = post.author_id
    order by page.created_at desc, page.id desc`
})

/** Before the stored timeline: a few of each author whom she follows. Nothing where the timeline is complete. */
const selectOlder = statement((asked: Asked) => {
  const me = sql`${asked.viewer}::uuid`
  const few = rowsToRead(asked.limit)
  return sql<PostRow>`
    select ${postSql(asked.viewer)} from (
        select ${me} as author_id union all select f.followed_id from follows f where f.follower_id = ${me}) as followed
      join profiles p on p.id = followed.author_id
      cross join lateral (
        select * from posts own where own.author_id = followed.author_id
          and (own.audience <> 'private' or own.author_id = ${me})
          and own.created_at <= ${completeSince(me)} and ${startingAfter('own.created_at', 'own.id', asked)}
        order by own.created_at desc, own.id desc limit ${few}) as post
    where ${isForFeedOf(asked.viewer)} order by post.created_at desc, post.id desc limit ${few}`
})

/** How many came since, one more than the bound at most; her own are not news. */
export async function countNewerFollowed(ctx: SignedIn, since: Position): Promise<number> {
  const rows = await selectNewer(ctx, { viewer: ctx.viewer.id, ...startOf(since), limit: MOST_NEWER })
  return rows[0]?.count ?? 0
}

const selectNewer = statement((asked: Asked) => {
  const me = sql`${asked.viewer}::uuid`
  const most = sql.lit(MOST_NEWER + 1)
  const since = asked as Position
  return sql<{ count: number }>`
    select count(*) as count from (
      (select 1 from timeline_entries entry
        join posts post on post.id = entry.post_id join profiles p on p.id = post.author_id
      where entry.person_id = ${me} and entry.author_id <> ${me} and entry.author_id not in (${mergedFor(me)})
        and ${isForFeedOf(asked.viewer)} and ${after('entry.created_at', 'entry.post_id', since)}
      order by entry.created_at, entry.post_id limit ${most})
      union all
      (select 1 from (${mergedFor(me)}) as merged(author_id) join profiles p on p.id = merged.author_id
        cross join lateral (
          select * from posts own where own.author_id = merged.author_id and own.audience <> 'private'
            and ${after('own.created_at', 'own.id', since)}
          order by own.created_at, own.id limit ${most}) as post
      where ${isForFeedOf(asked.viewer)} limit ${most})
      limit ${most}) newer`
})

function completeSince(me: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select complete_since from timelines where person_id = ${me})`
}

/** Whom she follows of those with very many followers. */
function mergedFor(me: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select m.author_id from merged_authors m
    join follows f on f.followed_id = m.author_id and f.follower_id = ${me}`
}
