import { type Context, inTransaction } from '../../../../context.ts'
import { JsonAnswer } from '../../../../http/json-answer.ts'
import { endOver, whyOver } from '../../sessions/end-over.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import type { OverBecause } from '../../sessions/session-limits.ts'
import { hashOldToken } from '../../tokens/old-refresh-token.ts'
import {
  hashSecret,
  looksLikeRefreshToken,
  type RefreshToken,
  readRefreshToken,
  writeRefreshToken,
} from '../../tokens/refresh-token.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { accessTokenFor, type SessionToShow, showSession, tokensView } from '../session.view.ts'
import type { ShownWith } from '../user/along-user.ts'
import type { ShownUser } from '../user/shown-user.ts'
import { waitsForLock } from './lock-timeout.ts'
import { isOf, nextTurn } from './next-turn.ts'
import { type Locked, type LockedSession, lockSession, lockSessionOfOld } from './refresh.queries.ts'
import { nextOfOldToken } from './refresh-by-old-token.ts'
import { rotateTogether } from './rotate-together.ts'
import { rememberShown, type Shown, shownLast } from './shown-last.ts'

/** No server of this contract ever made a shorter one. */
const SHORTEST = 12

interface Refreshed {
  user: ShownUser
  session: SessionToShow
  along: ShownWith
}

/** A new pair for a refresh token. */
export async function grantByRefreshToken(request: AuthRequest): Promise<JsonAnswer> {
  const given = textOf(request.body, 'refresh_token')
  if (given === '') throw invalid('refresh_token required')
  if (given.length < SHORTEST) throw invalid('Refresh token is not valid')
  if (!looksLikeRefreshToken(given)) throw refreshTokenNotFound()
  return new JsonAnswer(200, (await refreshPlainly(request, given)) ?? (await refreshByItself(request, given)))
}

/**
 * As nearly all are; null where there is more to it. While the database looks, the answer is written of what the session
 * was shown last; it is given away where the database says that this still holds, and thrown away elsewhere.
 */
async function refreshPlainly(request: AuthRequest, given: string): Promise<string | null> {
  const token = readRefreshToken(given)
  if (!token) return null
  const { ctx } = request
  const last = shownLast(ctx, token.sessionId)
  let ahead: Promise<string | null> | undefined
  const rotated = await rotateTogether(ctx, {
    ...token,
    secretHash: await hashSecret(ctx.ports.digests, token.secret),
    version: last?.version ?? null,
    meanwhile: () => {
      if (last) ahead = answerOf(request, token, last).catch(() => null)
    },
  })
  if (!rotated) return null
  const { key, shown: changed } = rotated
  const shown = changed === null && last?.key === key ? last : changedTo(changed ?? last, key)
  rememberShown(ctx, shown)
  return (shown === last && (await ahead)) || answerOf(request, token, shown)
}

function changedTo(shown: Omit<Shown, 'key'> | undefined, key: string): Shown {
  if (!shown) throw new Error('A session that nobody knew was not read.')
  return { ...shown, key }
}

/** Of the turn after this token's. */
async function answerOf(
  request: AuthRequest,
  token: RefreshToken,
  { key, user, session, text }: Shown,
): Promise<string> {
  const refreshToken = await writeRefreshToken(request.ctx.ports.digests, key, { ...token, turn: token.turn + 1 })
  const tokens = tokensView(request, await accessTokenFor(request, user, session), refreshToken)
  return `${JSON.stringify(tokens).slice(0, -1)},"user":${text}}`
}

/**
 * What revokes a family is committed before the refusal is thrown, so the transaction gives its outcome as a value.
 */
async function refreshByItself(request: AuthRequest, given: string): Promise<string> {
  const outcome = await waitsForLock(() => inTransaction(request.ctx, (tx) => refresh(tx, given)))
  if (outcome instanceof AuthError) throw outcome
  return JSON.stringify(await showSession(request, outcome.user, outcome.session, outcome.along))
}

async function refresh(tx: Context, given: string): Promise<Refreshed | AuthError> {
  const found = await find(tx, given)
  if (found instanceof AuthError) return found
  const { session, over, user, along, next } = found
  if (isBanned(user, tx.now())) return bannedFrom(400, user, 'token_refresh')
  if (over) {
    await endOver(tx, user.id, { only: session.id }, over)
    return sessionExpired(over)
  }
  const refreshToken = await next()
  if (refreshToken === null) return endStolenFamily(tx, session, user.id)
  return { user, along, session: { id: session.id, aal: session.aal, amr: session.amr, refreshToken } }
}

/** The session that this is a token of, locked, and how it goes on. */
async function find(
  tx: Context,
  given: string,
): Promise<(Locked & { next: () => Promise<string | null> }) | AuthError> {
  const token = readRefreshToken(given)
  const locked = token
    ? await lockSession(tx, token.sessionId)
    : await lockSessionOfOld(tx, await hashOldToken(tx.ports.digests, given))
  // A token of turns says which session it is of; what is known of one of before went with its session.
  if (!locked) return token ? sessionGone(tx, token) : refreshTokenNotFound()
  const { session } = locked
  if (!token) return { ...locked, next: () => nextOfOldToken(tx, session, given) }
  return (await isOf(tx, session, token))
    ? { ...locked, next: () => nextTurn(tx, session, token) }
    : refreshTokenNotFound()
}

/** Two hold tokens of one family, and one of them may be a thief: both must sign in again. */
async function endStolenFamily(tx: Context, session: LockedSession, userId: string): Promise<AuthError> {
  await endSessions(tx, userId, { only: session.id }, null)
  await writeAudit(tx, { action: 'session.token_reused', actorId: null, subjectId: userId })
  tx.ports.log.warn({ requestId: tx.requestId }, 'a refresh token was used again: its session was ended')
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

/** She signed out, was deleted, or a limit has ended it. */
async function sessionGone(tx: Context, { sessionId }: RefreshToken): Promise<AuthError> {
  const over = await whyOver(tx, sessionId)
  if (over) return sessionExpired(over)
  return new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found')
}

const EXPIRED: Record<OverBecause, string> = {
  inactivity: ' (Inactivity)',
  timebox: '',
  low_aal: ' (Low AAL: User Needs MFA Verification)',
  newer: ' (Revoked by Newer Login)',
}

const sessionExpired = (over: OverBecause) =>
  new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${EXPIRED[over]}`)

const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
