import type { Achievement } from '@heraia/contract/achievements'
import type { AchievementId, PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden } from '../../refused.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { lockPair } from '../profiles/follow-counts.ts'
import { type AchievementRow, showAchievement } from './achievement.view.ts'
import { recountAchievements } from './achievement-counts.ts'
import { writeHistory } from './achievement-history.ts'
import { mayConfirm } from './achievements.policy.ts'
import { getAchievement, holdAchievement } from './achievements.queries.ts'
import { tellRequestEnded } from './tell-request-ended.ts'

/** She names who can vouch for it: a club, a federation, a coach; nobody is the staff. */
export async function askToConfirm(
  ctx: SignedIn,
  { id, of }: { id: AchievementId; of: PersonId | null },
): Promise<Achievement> {
  await takeFromLimit(ctx, 'achievementRequest')
  if (of === ctx.viewer.id) throw forbidden('self', 'Nobody confirms her own achievement.')
  return inTransaction(ctx, async (tx) => {
    if (of !== null) {
      // A block between the two comes before, or ends this afterwards.
      await lockPair(tx, tx.viewer.id, of)
      if (!mayConfirm((await findVisiblePerson(tx, of)).chip.role)) {
        throw forbidden('may_not_confirm', 'Clubs, federations and coaches can confirm an achievement.')
      }
    }
    const row = await hers(tx, id)
    if (row.request_state === 'open' && row.request_of === of) return getAchievement(tx, id)
    if (!showAchievement(row, tx).may.ask)
      throw conflict('asked_already', 'It is confirmed, or somebody is asked already.')
    await sql`
      update achievements set request_of = ${of}::uuid, request_state = 'open', requested_at = ${tx.now()}
      where id = ${id}`.execute(tx.db)
    await writeHistory(tx, id, 'asked')
    await tell(tx, of === null ? [tx.viewer.id] : [tx.viewer.id, of], 'achievement.changed', { achievementId: id })
    if (of !== null) await announce(tx, 'achievement.asked', { achievementId: id, ownerId: tx.viewer.id, askedId: of })
    return getAchievement(tx, id)
  })
}

/** Asked no longer; what was answered stays. */
export function withdrawRequest(ctx: SignedIn, id: AchievementId): Promise<Achievement> {
  return inTransaction(ctx, async (tx) => {
    const before = await hers(tx, id)
    if (before.request_state === 'open') {
      await endRequest(tx, id)
      await writeHistory(tx, id, 'withdrawn')
      await tellRequestEnded(tx, before)
    }
    return getAchievement(tx, id)
  })
}

interface Answer {
  id: AchievementId
  /** When she was asked what she read. */
  askedAt: string
  confirm: boolean
  note: string | null
}

/** What she answered once stands; two of the staff who answer at once are told apart by the lock. */
export function answerRequest(ctx: SignedIn, { id, askedAt, confirm, note }: Answer): Promise<Achievement> {
  return inTransaction(ctx, async (tx) => {
    const row = await holdAchievement(tx, id)
    if (!showAchievement(row, tx).may.answer) throw forbidden('not_asked', 'You are not asked to confirm this.')
    if (row.requested_at?.getTime() !== Date.parse(askedAt)) {
      throw conflict('edited_elsewhere', 'She has changed it and asked again meanwhile.')
    }
    const byStaff = row.request_of === null
    if (confirm) {
      await sql`
        update achievements set confirmed_at = ${tx.now()}, confirmed_by = ${byStaff ? null : tx.viewer.id}::uuid,
          confirmed_by_staff = ${byStaff}, confirmation_note = ${note}
        where id = ${id}`.execute(tx.db)
      await endRequest(tx, id)
    } else {
      await sql`update achievements set request_state = 'declined' where id = ${id}`.execute(tx.db)
    }
    const deed = confirm ? 'confirmed' : 'declined'
    await writeHistory(tx, id, deed, { byStaff, note })
    await answered(tx, row)
    return getAchievementAfter(tx, row)
  })
}

/** It is no longer vouched for, and everybody who sees it can read why. */
export function revokeConfirmation(
  ctx: SignedIn,
  { id, note }: { id: AchievementId; note: string },
): Promise<Achievement> {
  return inTransaction(ctx, async (tx) => {
    const row = await holdAchievement(tx, id)
    if (!showAchievement(row, tx).may.revoke) throw forbidden('not_confirmed_by_you', 'You did not confirm this.')
    await sql`
      update achievements set confirmed_at = null, confirmed_by = null, confirmed_by_staff = false,
        confirmation_note = null where id = ${id}`.execute(tx.db)
    await writeHistory(tx, id, 'revoked', { byStaff: row.confirmed_by !== tx.viewer.id, note })
    await answered(tx, row)
    return getAchievementAfter(tx, row)
  })
}

async function answered(tx: SignedIn, row: AchievementRow): Promise<void> {
  await recountAchievements(tx, row.chip_id)
  await tell(tx, [row.chip_id, tx.viewer.id], 'achievement.changed', { achievementId: row.id as AchievementId })
  await announce(tx, 'achievement.answered', {
    ...{ achievementId: row.id as AchievementId, ownerId: row.chip_id, answererId: tx.viewer.id },
  })
}

/** Who answered may not see it any more, where it is not for her otherwise: she gets what she knew. */
const getAchievementAfter = (tx: SignedIn, before: AchievementRow): Promise<Achievement> =>
  getAchievement(tx, before.id as AchievementId).catch(() =>
    showAchievement({ ...before, request_state: null, request_of: null }, tx),
  )

async function hers(tx: SignedIn, id: AchievementId): Promise<AchievementRow> {
  const row = await holdAchievement(tx, id)
  if (row.chip_id !== tx.viewer.id) throw forbidden('not_yours', 'This is not your achievement.')
  return row
}

const endRequest = (tx: SignedIn, id: AchievementId) =>
  sql`update achievements set request_of = null, request_state = null, requested_at = null where id = ${id}`.execute(
    tx.db,
  )
