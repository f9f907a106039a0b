import { type Context, inTransaction } from '../../../../context.ts'
import { codeSeals } from '../../tokens/code-seals.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { askFactorJudge } from '../factors/ask-factor-judge.ts'
import { countFactor } from '../factors/count-factor.ts'
import { factorNotFound, verificationFailed, verifyDisabled } from '../factors/factor-errors.ts'
import { type ChallengeRow, type FactorRow, factorOf, lockChallenge } from '../factors/factors.queries.ts'
import { otherAddress } from '../factors/from-same-address.ts'
import { mayProve } from '../factors/may-prove.ts'
import { noteTry } from '../factors/note-try.ts'
import { proveKey } from '../factors/prove-key.ts'
import { raiseSession, showRaised } from '../factors/raise-session.ts'
import { takeAnswerTurn } from '../factors/take-answer-turn.ts'
import { showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import { userById } from '../users.queries.ts'
import { sealedOfChallenge } from './challenge-factor.ts'

const MOST_ATTEMPTS = 5
const METHODS = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const

/**
 * The right answer raises this session to aal2 and ends those that have no second factor. Its own request may come again,
 * for what came of it may have been lost: the same answer of the same session to the same challenge is not judged twice.
 */
export async function verifyFactor(request: AuthRequest): Promise<Response> {
  const { ctx, params, body } = request
  const bearer = await requireBearer(request)
  const factor = await factorOf(ctx.db, bearer.user.id, params.id ?? '')
  if (!factor || factor.factor_type === 'recovery_code') throw factorNotFound(params.id ?? '')
  const type = factor.factor_type
  if (!ctx.settings.auth.factors[type]) throw verifyDisabled(type)
  mayProve(bearer, factor)
  await takeAnswerTurn(ctx, bearer, type)
  const challengeId = textOf(body, 'challenge_id')
  const judged = await inTransaction(ctx, async (tx) =>
    judge(tx, request, bearer, factor, await lockChallenge(tx.db, factor.id, challengeId)),
  )
  if (judged instanceof AuthError) {
    // No answer to her factor at all: the operator's service has nothing to say of it.
    if (judged.code !== 'mfa_verification_failed') throw judged
    await noteTry(ctx, bearer)
  }
  if (judged !== 'counted') {
    await askFactorJudge(ctx, { userId: bearer.user.id, factorId: factor.id, type, isRight: judged === 'right' })
    if (judged !== 'right') throw judged
  }
  const session = await inTransaction(ctx, async (tx) => {
    // Her row before the challenge's, as whoever takes a factor away.
    const hers = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
    const challenge = await lockChallenge(tx.db, factor.id, challengeId)
    // Of two that were judged at once the first one counts: after it she may have gone on.
    if (!challenge || challenge.counted_at) return challenge ? showRaised(tx, hers) : null
    await countFactor(tx, hers, factor.id)
    await tx.db.updateTable('mfa_challenges').set({ counted_at: tx.now() }).where('id', '=', challengeId).execute()
    return raiseSession(tx, hers, METHODS[type])
  })
  if (!session) throw unknownChallenge()
  const user = await userById(ctx.db, bearer.user.id)
  return Response.json(await showSession(request, user ?? bearer.user, session))
}

const unknownChallenge = () =>
  new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')

/** 'counted': and it has raised her session. A refusal is a value: the wrong answer that it counted must be committed. */
async function judge(
  tx: Context,
  request: AuthRequest,
  { session }: Bearer,
  factor: FactorRow,
  challenge: ChallengeRow | undefined,
): Promise<'right' | 'counted' | AuthError> {
  if (!challenge) return unknownChallenge()
  if (challenge.expires_at <= tx.now() || challenge.attempts >= MOST_ATTEMPTS) {
    await noteRefused(tx, factor)
    const text = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
    return new AuthError(422, 'mfa_challenge_expired', text)
  }
  const seals = await codeSeals(tx)
  const answer = answerTo(challenge, request)
  if (challenge.answered_in) {
    const isTheSame = challenge.answered_in === session.id && (await seals.fits(answer, challenge.answer_seal))
    if (!isTheSame) return unknownChallenge()
    return challenge.counted_at ? 'counted' : 'right'
  }
  const refused = (await otherAddress(tx, challenge)) ?? (await prove(tx, request, factor, challenge))
  const known = refused
    ? { attempts: challenge.attempts + 1 }
    : { answered_in: session.id, answer_seal: await seals.make(answer) }
  await tx.db.updateTable('mfa_challenges').set(known).where('id', '=', challenge.id).execute()
  if (refused) await noteRefused(tx, factor)
  return refused ?? 'right'
}

/** As its seal is kept. */
const answerTo = ({ id }: ChallengeRow, { body }: AuthRequest): string =>
  `answer:${id}:${textOf(body, 'code').trim()}:${JSON.stringify(body.webauthn ?? null)}`

const noteRefused = (tx: Context, { user_id: id, factor_type: type }: FactorRow): Promise<void> =>
  writeAudit(tx, { action: 'factor.refused', actorId: id, subjectId: id, details: { type } })

async function prove(
  tx: Context,
  { body }: AuthRequest,
  factor: FactorRow,
  challenge: ChallengeRow,
): Promise<AuthError | null> {
  if (factor.factor_type === 'webauthn') return proveKey(tx, body.webauthn, factor, challenge)
  const code = textOf(body, 'code').trim()
  if (code === '') return invalid('A code is required')
  if (factor.factor_type === 'phone') {
    const seals = await codeSeals(tx)
    const isRight = await seals.fits(sealedOfChallenge(challenge.id, code), challenge.code_hash)
    return isRight ? null : verificationFailed('Invalid MFA Phone code entered')
  }
  const { stepOfCode } = await import('../factors/totp.ts')
  const step = factor.secret ? stepOfCode(factor.secret, code, tx.now()) : null
  return step !== null && (await mayUseStep(tx, factor, step)) ? null : verificationFailed('Invalid TOTP code')
}

/** The code that sets her app up may still open her next session; after that each counts once. */
async function mayUseStep(tx: Context, factor: FactorRow, step: number): Promise<boolean> {
  if (factor.status !== 'verified') return true
  const used = await tx.db
    .updateTable('mfa_factors')
    .set({ last_step: step })
    .where('id', '=', factor.id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
