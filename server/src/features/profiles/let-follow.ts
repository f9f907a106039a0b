import { announce } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { addFollow } from './follow-counts.ts'
import { endRequest, type FollowRequest } from './follow-requests.ts'
import { tellPair } from './tell-pair.ts'

/** Turns a request into a follow. Both profiles are locked. */
export async function letFollow(tx: Context, request: FollowRequest): Promise<void> {
  const { requesterId, targetId } = request
  await tellPair(tx, requesterId, targetId)
  await endRequest(tx, request)
  if (!(await addFollow(tx, requesterId, targetId))) return
  await announce(tx, 'person.followed', { followerId: requesterId, followedId: targetId })
  await announce(tx, 'follow.accepted', { requesterId, targetId })
}
