import type { PersonId } from '@heraia/contract/ids'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { endFollow, lockPair } from './follow-counts.ts'
import { endRequest, hasAsked } from './follow-requests.ts'
import { type Related, showRelated } from './show-related.ts'
import { tellOfFollow, tellPair } from './tell-pair.ts'

/** She stops following, or takes her request back. */
export const unfollowPerson = (ctx: SignedIn, id: PersonId): Promise<Related> =>
  end(ctx, id, { followerId: ctx.viewer.id, followedId: id })

/** She makes somebody stop following her; no notice tells that person. */
export const removeFollower = (ctx: SignedIn, id: PersonId): Promise<Related> =>
  end(ctx, id, { followerId: id, followedId: ctx.viewer.id })

const end = (ctx: SignedIn, id: PersonId, pair: { followerId: PersonId; followedId: PersonId }): Promise<Related> =>
  inTransaction(ctx, async (tx) => {
    const request = { requesterId: pair.followerId, targetId: pair.followedId }
    await lockPair(tx, pair.followerId, pair.followedId)
    await findVisiblePerson(tx, id)
    const followed = await endFollow(tx, pair.followerId, pair.followedId)
    if (followed) await tellOfFollow(tx, pair, false)
    else if (await hasAsked(tx, request)) await tellPair(tx, pair.followerId, pair.followedId)
    await endRequest(tx, request)
    if (followed) await announce(tx, 'person.unfollowed', pair)
    return showRelated(tx, id)
  })
