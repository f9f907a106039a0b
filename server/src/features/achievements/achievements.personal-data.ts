import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleted, emptied, leftOut, type PersonReferences, readBy, stays } from '../../personal-data/reference.ts'

/** Each with what was done with it. */
async function readAchievements(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select a.*, (select coalesce(jsonb_agg(jsonb_build_object('deed', h.deed, 'note', h.note, 'at', h.created_at)
      order by h.nr), '[]') from achievement_history h where h.achievement_id = a.id) as history
    from achievements a where a.owner_id = ${personId}::uuid order by a.created_at, a.id`.execute(ctx.db)
  return rows
}

const hers = leftOut('achievements of others')

export const achievementsPersonalData: PersonReferences = {
  'achievements.owner_id': { atTheEnd: deleted, inArchive: readBy(readAchievements) },
  'achievements.request_of': {
    atTheEnd: emptied({ request_of: null, request_state: null, requested_at: null }),
    inArchive: hers,
  },
  'achievements.confirmed_by': { atTheEnd: stays('it was confirmed; her name is gone'), inArchive: hers },
  'achievement_history.by_id': { atTheEnd: stays('it was done; her name is gone'), inArchive: hers },
}
