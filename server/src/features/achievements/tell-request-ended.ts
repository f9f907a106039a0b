import type { AchievementId } from '@heraia/contract/ids'
import { announce } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import type { ConfirmationRow } from './end-confirmations.ts'

/** Whom she had asked has nothing to answer any more. `before`: as it stood; the staff keeps no notice of it. */
export async function tellRequestEnded(tx: Context, before: ConfirmationRow): Promise<void> {
  const { id, chip_id: ownerId, request_state, request_of: askedId } = before
  if (request_state !== 'open' || askedId === null) return
  const achievementId = id as AchievementId
  await tell(tx, [askedId], 'achievement.changed', { achievementId })
  await announce(tx, 'achievement.request_ended', { achievementId, ownerId, askedId })
}
