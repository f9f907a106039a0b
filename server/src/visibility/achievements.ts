import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { follows, isShown, isVisible, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see an achievement: her own always; others as far as the owner's statistics are shown and the
 * achievement's audience says. `achievement` and `owner` are aliases.
 */
export function isAchievementSeen(achievement: string, owner: string, viewer: ViewerId): RawBuilder<SqlBool> {
  const audience = sql.ref(`${achievement}.audience`)
  if (viewer === null) return sql<SqlBool>`(${audience} = 'public' and ${isShown(owner, 'stats_visibility', null)})`
  const ownerId = sql.ref(`${achievement}.owner_id`)
  return sql<SqlBool>`(${ownerId} = ${viewer}::uuid or (${isShown(owner, 'stats_visibility', viewer)} and (
    ${audience} = 'public' or (${audience} = 'followers' and ${follows(viewer, sql.ref(`${owner}.id`))}))))`
}

/** Who was asked to confirm it sees it while she has not answered, whatever its audience; the staff what it is asked. */
export function isAchievementAsked(
  achievement: string,
  owner: string,
  viewer: string,
  isStaff: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const of = sql.ref(`${achievement}.request_of`)
  return sql<SqlBool>`(${isVisible(owner, viewer)} and ${sql.ref(`${achievement}.request_state`)} = 'open'
    and (${of} = ${viewer}::uuid or (${of} is null and ${isStaff})))`
}

/** One of both: what a file that shows it follows. */
export const isAchievementShown = (
  achievement: string,
  owner: string,
  viewer: ViewerId,
  isStaff: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> =>
  viewer === null
    ? isAchievementSeen(achievement, owner, null)
    : sql<SqlBool>`(${isAchievementSeen(achievement, owner, viewer)} or ${isAchievementAsked(
        ...([achievement, owner, viewer, isStaff] as const),
      )})`
