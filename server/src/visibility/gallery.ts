import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { follows, isShown, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see a picture or video of a gallery: its owner shows her media to her, and this one too.
 * `item` is the alias of the gallery_items row, `owner` of its owner's profile.
 */
export function isItemShown(item: string, owner: string, viewer: ViewerId): RawBuilder<SqlBool> {
  const audience = sql.ref(`${item}.audience`)
  const shown = isShown(owner, 'media_visibility', viewer)
  if (viewer === null) return sql<SqlBool>`(${audience} = 'public' and ${shown})`
  const ownerId = sql.ref(`${owner}.id`)
  return sql<SqlBool>`(${ownerId} = ${viewer}::uuid or (${shown} and (
    ${audience} = 'public' or (${audience} = 'followers' and ${follows(viewer, ownerId)}))))`
}
