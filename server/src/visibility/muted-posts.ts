import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isThere } from './people.ts'

/** She muted the notices of this post. `reader` and `post` may be columns: many readers, or many posts. */
export const isMutedPost = (reader: RawBuilder<unknown>, post: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  isThere(sql`muted_posts mp where mp.person_id = ${reader} and mp.post_id = ${post}`)

/** The same of the post that this one quotes: who is named in a quote is told of that, and not of the quote. */
export const quotesMutedPost = (reader: RawBuilder<unknown>, post: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  isThere(sql`posts q join muted_posts mp on mp.post_id = q.quoted_id
    where q.id = ${post} and mp.person_id = ${reader}`)
