import type { AchievementId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce, type Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { recountAchievements } from './achievement-counts.ts'
import { type ConfirmationRow, endConfirmations } from './end-confirmations.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'achievement.asked': { achievementId: AchievementId; ownerId: string; askedId: string }
    /** She asks no longer: took it back, changed what it says or took it away, or one of the two blocked the other. */
    'achievement.request_ended': { achievementId: AchievementId; ownerId: string; askedId: string }
    /** Confirmed, declined or revoked. */
    'achievement.answered': { achievementId: AchievementId; ownerId: string; answererId: string }
  }
}

/** Between two with a block nothing stays asked. */
async function endRequestsBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  const { rows } = await sql<{ id: AchievementId; ownerId: string; askedId: string; wasOpen: boolean }>`
    with ended as (
      select id, owner_id, request_of, request_state from achievements
      where owner_id = any(${both}::uuid[]) and request_of = any(${both}::uuid[]) order by id for no key update
    )
    update achievements a set request_of = null, request_state = null, requested_at = null from ended
    where a.id = ended.id
    returning a.id, ended.owner_id as "ownerId", ended.request_of as "askedId",
      ended.request_state = 'open' as "wasOpen"`.execute(tx.db)
  for (const { id: achievementId, ownerId, askedId, wasOpen } of rows) {
    if (wasOpen) await announce(tx, 'achievement.request_ended', { achievementId, ownerId, askedId })
  }
}

/** What stands there of it is another result now, or none: that is a change of the achievement, as if she made it there. */
async function endWhatResultSaid(tx: Context, { resultId, personId }: { resultId: string; personId: string }) {
  const { rows } = await sql<ConfirmationRow>`
    select id, owner_id as chip_id, request_state, request_of from achievements
    where result_id = ${resultId}::uuid and owner_id = ${personId}::uuid order by id for update`.execute(tx.db)
  if (rows.length === 0) return
  await endConfirmations(tx, rows)
  await recountAchievements(tx, personId)
  for (const { id } of rows) await tell(tx, [personId], 'achievement.changed', { achievementId: id as AchievementId })
}

export const achievementsListeners: Listeners = {
  'person.blocked': endRequestsBetween,
  'result.changed': endWhatResultSaid,
}
