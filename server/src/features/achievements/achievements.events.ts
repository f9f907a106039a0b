import type { AchievementId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'achievement.asked': { achievementId: AchievementId; ownerId: string; askedId: string }
    /** She asks no longer. */
    'achievement.request_ended': { achievementId: AchievementId; ownerId: string; askedId: string }
    /** Confirmed, declined or revoked. */
    'achievement.answered': { achievementId: AchievementId; ownerId: string; answererId: string }
  }
}

/** Between two with a block nothing stays asked. */
async function endRequestsBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  await sql`
    update achievements set request_of = null, request_state = null, requested_at = null
    where owner_id = any(${both}::uuid[]) and request_of = any(${both}::uuid[])`.execute(tx.db)
}

export const achievementsListeners: Listeners = { 'person.blocked': endRequestsBetween }
