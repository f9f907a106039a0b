import type { PersonId } from '@heraia/contract/ids'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden } from '../../refused.ts'
import { takeOfDay } from '../accounts/new-accounts/take-of-day.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { addFollow, lockPair } from './follow-counts.ts'
import { addRequest, endRequest } from './follow-requests.ts'
import { asksFirst, mayFollow } from './profiles.policy.ts'
import { type Related, showRelated } from './show-related.ts'
import { tellOfFollow, tellPair } from './tell-pair.ts'

/** Follows at once, or asks where the account is private. Asking twice, or from two tabs, counts once. */
export async function followPerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  const me = ctx.viewer.id
  if (id === me) throw forbidden('self', 'Nobody follows herself.')
  await takeFromLimit(ctx, 'follow')
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx, me, id)
    const { standing } = await findVisiblePerson(tx, id)
    if (!mayFollow(standing)) throw forbidden('profile_closed', 'This profile takes no followers.')
    if (!standing.viewerFollows) await (asksFirst(standing) ? ask(tx, id) : follow(tx, id))
    return showRelated(tx, id)
  })
}

async function follow(tx: SignedIn, id: PersonId): Promise<void> {
  const pair = { followerId: tx.viewer.id, followedId: id }
  if (!(await addFollow(tx, pair.followerId, pair.followedId))) return
  await takeOfDay(tx, 'follows')
  await tellOfFollow(tx, pair, true)
  await endRequest(tx, { requesterId: pair.followerId, targetId: pair.followedId })
  await announce(tx, 'person.followed', pair)
}

async function ask(tx: SignedIn, id: PersonId): Promise<void> {
  const pair = { requesterId: tx.viewer.id, targetId: id }
  if (!(await addRequest(tx, pair))) return
  await takeOfDay(tx, 'follows')
  await tellPair(tx, pair.requesterId, pair.targetId)
  await announce(tx, 'follow.requested', pair)
}
