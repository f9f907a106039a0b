import type { OwnVerification } from '@heraia/contract/verification'
import type { SignedIn } from '../../context.ts'
import { readAnswerTimes } from './answer-times.ts'
import { findNewest } from './find-request.ts'
import { mayAsk } from './verification.policy.ts'
import { showRequest } from './verification-request.view.ts'

export async function readOwnVerification(ctx: SignedIn): Promise<OwnVerification> {
  const verifiedAt = await verifiedSince(ctx)
  const newest = await findNewest(ctx, ctx.viewer.id)
  const { usualHours } = await readAnswerTimes(ctx, 'people')
  return {
    verifiedAt: verifiedAt?.toISOString() ?? null,
    request: newest ? showRequest(newest, ctx.pass) : null,
    usualHours,
    may: { ask: mayAsk({ isVerified: verifiedAt !== null, isWaiting: newest?.state === 'waiting' }) },
  }
}

/** Locked in a transaction: who asks and who of the staff decides about her come one after the other. */
export async function verifiedSince(ctx: SignedIn): Promise<Date | null> {
  const own = ctx.db.selectFrom('profiles').select('verified_at').where('id', '=', ctx.viewer.id)
  const { verified_at } = await (ctx.db.isTransaction ? own.forNoKeyUpdate() : own).executeTakeFirstOrThrow()
  return verified_at
}
