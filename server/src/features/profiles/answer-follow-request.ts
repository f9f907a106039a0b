import type { PersonId } from '@heraia/contract/ids'
import { inTransaction, type SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { lockPair } from './follow-counts.ts'
import { endRequest, type FollowRequest, hasAsked } from './follow-requests.ts'
import { letFollow } from './let-follow.ts'
import { type Related, showRelated } from './show-related.ts'
import { tellPair } from './tell-pair.ts'

/** Lets her follow, or declines without telling her. Answering again what was answered changes nothing. */
export async function answerFollowRequest(ctx: SignedIn, answer: { id: PersonId; accept: boolean }): Promise<Related> {
  const request = { requesterId: answer.id, targetId: ctx.viewer.id }
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx, request.requesterId, request.targetId)
    const { standing } = await findVisiblePerson(tx, answer.id)
    if (await hasAsked(tx, request)) await (answer.accept ? letFollow(tx, request) : decline(tx, request))
    else if (answer.accept && !standing.followsViewer) throw notFound('follow_request')
    return showRelated(tx, answer.id)
  })
}

async function decline(tx: SignedIn, request: FollowRequest): Promise<void> {
  await tellPair(tx, request.requesterId, request.targetId)
  await endRequest(tx, request)
}
