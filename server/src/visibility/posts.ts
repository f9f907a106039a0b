import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { follows, isMinor, isVisible, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see a post. `post` is the alias of the posts row, `author` of its author's profile.
 * Her own always; `private` posts are hers alone; `followers` posts are for those who follow her;
 * `public` posts are as open as the profile they stand on.
 */
export function isReadable(post: string, author: string, viewer: ViewerId): RawBuilder<SqlBool> {
  const audience = sql.ref(`${post}.audience`)
  const visibility = sql.ref(`${author}.profile_visibility`)
  const authorId = sql.ref(`${author}.id`)
  const openToAll = sql<SqlBool>`(${audience} = 'public' and ${visibility} = 'public' and not ${isMinor(author)})`
  if (viewer === null) return sql<SqlBool>`(${sql.ref(`${author}.state`)} = 'active' and ${openToAll})`
  return sql<SqlBool>`(${authorId} = ${viewer}::uuid or (${isVisible(author, viewer)} and ${audience} <> 'private'
    and (${openToAll} or (${visibility} <> 'private' and ${follows(viewer, authorId)}))))`
}
