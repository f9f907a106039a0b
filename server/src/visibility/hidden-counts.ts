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
 * as everything else. null where there is nothing of the kind anywhere. `me` is no column of a table called `said`, `top` or
 * `answer`. Walks comments_restricted_idx.
 */
export const ownRestricted = (post: string, me: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when exists (select 1 from comments said where said.author_id = ${me} and said.restricted) then (
    select count(*) from (
      select said.id from comments said left join comments top on top.id = said.parent_id
        where ${isOwnRestricted('said', post, me)} and said.deleted_at is null
          and (top.id is null or not top.hidden or top.author_id = ${me})
      union select answer.id from comments said join comments answer on answer.parent_id = said.id
        where ${isOwnRestricted('said', post, me)} and answer.deleted_at is null and not answer.hidden
    ) unheard) end`

const isOwnRestricted = (comment: string, post: string, me: RawBuilder<unknown>) =>
  sql`${sql.ref(`${comment}.author_id`)} = ${me} and ${sql.ref(`${comment}.post_id`)} = ${sql.ref(`${post}.id`)}
    and ${sql.ref(`${comment}.restricted`)}`

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
