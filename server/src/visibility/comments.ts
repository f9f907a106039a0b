import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isHeard, isThere, type Reader } from './people.ts'

/**
 * What `p` said in the comment `c` under `post` is for her who hears of it: a minor is heard by those whom she lets follow
 * or speaks to, and what the post's author hid is for her and its writer. What stands under a comment that is not there
 * for her is not there either.
 */
export const isCommentOpen = (me: Reader): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isHeard(
    'p',
    me,
    sql`(post.author_id = ${me}::uuid
      or ${isThere(sql`comments t where t.id = c.parent_id and t.author_id = ${me}::uuid`)})`,
  )} and (not c.hidden or ${me}::uuid in (post.author_id, c.author_id)) and ${isThreadOpen(me)})`

/** The comment under which `c` stands is there for her, if only without words, as what is deleted. */
export const isThreadOpen = (me: Reader): RawBuilder<SqlBool> =>
  sql<SqlBool>`(c.parent_id is null or ${isThere(sql`comments top join profiles began on began.id = top.author_id
    where top.id = c.parent_id and (not top.hidden or ${me}::uuid in (post.author_id, top.author_id))
      and (top.deleted_at is not null or ${isHeard('began', me, sql`post.author_id = ${me}::uuid`)})`)})`
