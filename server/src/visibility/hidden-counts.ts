import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isActive } from './people.ts'

/*
 * What blocks take off a kept number before it is shown to one reader. `hidden` is the array of those whom blocks hide from
 * her (`hiddenFrom`): it is short, and each of these walks an index from there, however many stand in the number.
 */

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
