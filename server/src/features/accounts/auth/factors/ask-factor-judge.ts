import type { Context } from '../../../../context.ts'
import type { JudgedAnswer } from '../../../../ports.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'

/** Outside of transactions: the operator's service may take its time. One that does not answer lets nobody by. */
export async function askFactorJudge(ctx: Context, answer: JudgedAnswer): Promise<void> {
  const verdict = await ctx.ports.factorJudge.judge(answer).catch((error: unknown) => {
    ctx.ports.log.warn({ requestId: ctx.requestId, error: String(error) }, 'the judge of second factors did not answer')
    const text = 'Processing this request timed out, please retry after a moment.'
    throw new AuthError(504, 'request_timeout', text, { retryAfterSeconds: 2 })
  })
  if (!verdict.isRejected) return
  const { userId: id, type } = answer
  // A wrong answer is in her activity already.
  if (answer.isRight) await writeAudit(ctx, { action: 'factor.refused', actorId: id, subjectId: id, details: { type } })
  throw new AuthError(403, 'mfa_verification_rejected', verdict.message || 'MFA verification attempt was rejected')
}
