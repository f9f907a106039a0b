import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hiddenByBlocks, hiddenFrom } from './blocks.ts'
import { isActive, isThere, type ViewerId } from './people.ts'

/*
 * What blocks take off a kept number before it is shown to one reader. `hidden` is the array of those whom blocks hide from
 * her (`hiddenFrom`). It is short, and each of them is looked up by a key: joined, a plan may go through all the rows that
 * stand in the number, of which most posts and people have few, and some a million.
 */

/** `count` for the viewer; null where blocks hide nobody from her, as from most people, and nothing is counted. */
export function countHidden<Count>(
  viewer: ViewerId,
  count: (hidden: RawBuilder<unknown>) => RawBuilder<Count>,
): RawBuilder<Count | null> {
  if (viewer === null) return sql<null>`null`
  const me = sql`${viewer}::uuid`
  return sql<Count | null>`case when (select exists (${hiddenByBlocks(me)})) then ${count(hiddenFrom(me))} end`
}

/** The comment `c` and the one that it answers, `t`, with whose they are. */
export const commentsWithAbove = sql`comments c join profiles writer on writer.id = c.author_id
  left join comments t on t.id = c.parent_id left join profiles above on above.id = t.author_id`

/** A post counts the comments that everyone sees. */
export const isCounted = sql<SqlBool>`(c.deleted_at is null and not c.hidden and ${isActive('writer')}
  and (t.id is null or (not t.hidden and (t.deleted_at is not null or ${isActive('above')}))))`

const howMany = (hidden: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from unnest(${hidden}) them (id) where ${where})`

/** Likes of the post; walks the primary key. */
export const hiddenLikes = (post: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  howMany(
    hidden,
    sql`${sql.ref(`${post}.likes_count`)} > 0 and ${isThere(sql`likes l
      where l.post_id = ${sql.ref(`${post}.id`)} and l.person_id = them.id and l.counted`)}`,
  )

/** Comments under the post, theirs and what stands under theirs; walks comments_author_idx and comments_replies_idx. */
export const hiddenComments = (post: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(with theirs as (
      select said.id, said.deleted_at from unnest(${hidden}) them (id) cross join lateral (
        select s.id, s.deleted_at from comments s
        where s.author_id = them.id and s.post_id = ${sql.ref(`${post}.id`)} offset 0) said
      where ${sql.ref(`${post}.comments_count`)} > 0
    )
    select count(*) from (
      select id from theirs
      union select answer.id from theirs join comments answer on answer.parent_id = theirs.id
        where theirs.deleted_at is null
    ) unseen, ${commentsWithAbove} where c.id = unseen.id and ${isCounted})`

/**
 * What she said where the post's author restricts her, and what is answered there: no kept number has it, and to her it is
 * as everything else. null where she said nothing of the kind under this post, as nearly everybody: a look into
 * comments_restricted_idx. Only then all comments of the post are gone through, once. `me` is no column of a table called
 * `said` or `top`.
 */
export const ownRestricted = (post: string, me: RawBuilder<unknown>): RawBuilder<number | null> => {
  const id = sql.ref(`${post}.id`)
  const isHers = sql`said.author_id = ${me} and said.restricted`
  // Each table that stands here is planned with every list of posts; those of a `with` cost nothing.
  return sql<number | null>`case when exists (
      select 1 from comments said where ${isHers} and said.post_id = ${id}) then (
    with these as materialized (
      select id, parent_id, author_id, hidden, restricted, deleted_at from comments where post_id = ${id})
    select count(*) from these said left join these top on top.id = said.parent_id
    where said.deleted_at is null and case when ${isHers} then top.id is null or not top.hidden or top.author_id = ${me}
      else not said.hidden and top.author_id = ${me} and top.restricted end) end`
}

/** Who follows her; walks the primary key, as the next. */
export const hiddenFollowers = (person: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  howMany(
    hidden,
    isThere(sql`follows f
      where f.followed_id = ${sql.ref(`${person}.id`)} and f.follower_id = them.id and f.counted`),
  )

const hiddenFollowing = (person: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  howMany(
    hidden,
    isThere(sql`follows f
      where f.follower_id = ${sql.ref(`${person}.id`)} and f.followed_id = them.id and f.counted`),
  )

/** Both as one value: who has no blocks is asked about once. */
export const hiddenFollows = (person: string, hidden: RawBuilder<unknown>) =>
  sql<{ followers: number; following: number }>`jsonb_build_object('followers', ${hiddenFollowers(person, hidden)},
    'following', ${hiddenFollowing(person, hidden)})`
