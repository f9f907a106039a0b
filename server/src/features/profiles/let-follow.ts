import { announce } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { addFollow } from './follow-counts.ts'
import { endRequest, type FollowRequest } from './follow-requests.ts'
import { tellOfFollow } from './tell-pair.ts'

/** Turns a request into a follow. Both profiles are locked. */
export async function letFollow(tx: Context, request: FollowRequest): Promise<void> {
  const { requesterId, targetId } = request
  const pair = { followerId: requesterId, followedId: targetId }
  await tellOfFollow(tx, pair, true)
  await endRequest(tx, request)
  if (!(await addFollow(tx, requesterId, targetId))) return
  await announce(tx, 'person.followed', pair)
  await announce(tx, 'follow.accepted', { requesterId, targetId })
}
