import type { Achievement } from '@heraia/contract/achievements'
import type { AchievementId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isAchievementAsked, isAchievementSeen } from '../../visibility/achievements.ts'
import { isListed, type ViewerId } from '../../visibility/people.ts'
import { areResultsSeen } from '../../visibility/results.ts'
import { type AchievementRow, achievementSql, showAchievement } from './achievement.view.ts'

/** Whether the viewer may see an achievement `a` of `p`. */
export const isSeen = (viewer: ViewerId): RawBuilder<SqlBool> => isAchievementSeen('a', 'p', viewer)

const isAsked = ({ viewer }: Context): RawBuilder<SqlBool> =>
  viewer === null ? sql<SqlBool>`false` : isAchievementAsked('a', 'p', viewer.id, sql.lit(viewer.isAdmin))

/**
 * Who confirmed it, or whom she asked, is named unless a block, a suspension or her age hides her from the viewer. The result
 * stands there for who sees the owner's results: whom she asks, and the staff, may see the achievement alone.
 */
export const achievementFrom = (viewer: ViewerId): RawBuilder<unknown> => sql`achievements a
  join profiles p on p.id = a.owner_id
  left join profiles c on c.id = a.confirmed_by and ${isListed('c', viewer)}
  left join profiles r on r.id = a.request_of and ${isListed('r', viewer)}
  left join results l on l.id = a.result_id and l.person_id = a.owner_id and ${areResultsSeen('p', viewer)}`

/** Not found for whoever may not see it. */
export async function findAchievement(ctx: Context, id: AchievementId): Promise<AchievementRow> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<AchievementRow>`
    select ${achievementSql} from ${achievementFrom(viewer)}
    where a.id = ${id}::uuid and (${isSeen(viewer)} or ${isAsked(ctx)})`.execute(ctx.db)
  if (!rows[0]) throw notFound('achievement')
  return rows[0]
}

export const getAchievement = async (ctx: Context, id: AchievementId): Promise<Achievement> =>
  showAchievement(await findAchievement(ctx, id), ctx)

/** Locks it for a change; who may not see it has been refused before. */
export async function holdAchievement(ctx: Context, id: AchievementId): Promise<AchievementRow> {
  await sql`select 1 from achievements where id = ${id}::uuid for update`.execute(ctx.db)
  return findAchievement(ctx, id)
}
