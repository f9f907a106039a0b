import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hiddenByBlocks, hiddenFrom } from './blocks.ts'
import { isActive, type ViewerId } from './people.ts'

/*
 * What blocks take off a kept number before it is shown to one reader. `hidden` is the array of those whom blocks hide from
 * her (`hiddenFrom`): it is short, and each of these walks an index from there, however many stand in the number.
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

/** Likes of the post; walks the primary key. */
export const hiddenLikes = (post: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from likes l
    where l.post_id = ${sql.ref(`${post}.id`)} and l.counted and l.person_id = any(${hidden}))`

/** Comments under the post, theirs and what stands under theirs; walks comments_author_idx and comments_replies_idx. */
export const hiddenComments = (post: string, hidden: RawBuilder<unknown>): RawBuilder<number> => {
  const theirs = sql`said.post_id = ${sql.ref(`${post}.id`)} and said.author_id = any(${hidden})`
  return sql<number>`(select count(*) from (
      select said.id from comments said where ${theirs}
      union select answer.id from comments said join comments answer on answer.parent_id = said.id
        where ${theirs} and said.deleted_at is null
    ) unseen, ${commentsWithAbove} where c.id = unseen.id and ${isCounted})`
}

/** Who follows her; walks the primary key, as the next. */
export const hiddenFollowers = (person: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from follows f
    where f.followed_id = ${sql.ref(`${person}.id`)} and f.counted and f.follower_id = any(${hidden}))`

const hiddenFollowing = (person: string, hidden: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from follows f
    where f.follower_id = ${sql.ref(`${person}.id`)} and f.counted and f.followed_id = any(${hidden}))`

/** Both as one value: who has no blocks is asked about once. */
export const hiddenFollows = (person: string, hidden: RawBuilder<unknown>) =>
  sql<{ followers: number; following: number }>`jsonb_build_object('followers', ${hiddenFollowers(person, hidden)},
    'following', ${hiddenFollowing(person, hidden)})`
