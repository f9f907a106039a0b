import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isNotHidden } from './blocks.ts'
import { isMinor, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see a post. `post` is the alias of the posts row, `author` of its author's profile.
 * Her own always; `private` posts are hers alone; `followers` posts are for those who follow her;
 * `public` posts are as open as the profile they stand on.
 */
export const isReadable = (post: string, author: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`(${sql.ref(`${author}.state`)} = 'active' and ${isOpenToAll(post, author)})`
    : isReadableBy(post, author, sql`${viewer}::uuid`)

/** The same for somebody who is herself a column of the query, and `hidden` the array of those hidden from her, if it has it. */
export function isReadableBy(
  post: string,
  author: string,
  reader: RawBuilder<unknown>,
  hidden?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const authorId = sql.ref(`${author}.id`)
  return sql<SqlBool>`(${authorId} = ${reader} or (
    ${sql.ref(`${author}.state`)} = 'active' and ${sql.ref(`${post}.audience`)} <> 'private'
    and ${isNotHidden(authorId, reader, hidden)}
    and (${isOpenToAll(post, author)} or (${sql.ref(`${author}.profile_visibility`)} <> 'private'
      and coalesce((select true from follows f where f.follower_id = ${reader} and f.followed_id = ${authorId}), false)))))`
}

/** Strangers may read it too, as far as the post and its author's settings say. */
export const isOpenToAll = (post: string, author: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${post}.audience`)} = 'public' and ${sql.ref(`${author}.profile_visibility`)} = 'public'
    and not ${isMinor(author)})`
