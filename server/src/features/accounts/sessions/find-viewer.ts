import type { PersonId, SessionId } from '@heraia/contract/ids'
import type { Context, Viewer } from '../../../context.ts'
import type { FindViewer } from '../../../http/handle-request.ts'
import type { Broadcast } from '../../../ports.ts'
import { Refused } from '../../../refused.ts'
import type { Settings } from '../../../settings.ts'
import { BadToken } from '../tokens/access-token.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { readStates, type SessionState } from './read-session.ts'
import { createRememberedSessions } from './remembered-sessions.ts'
import { verifiedTokens } from './verified-tokens.ts'

export interface Sessions {
  findViewer: FindViewer
  /** Which of these an open stream may go on with: those that `findViewer` would let in, of people who stay. */
  living(ctx: Context, ids: readonly string[]): Promise<Set<string>>
  close(): void
}

/** Who asks, by `Authorization: Bearer`. Any other scheme is nobody: a proxy may ask for a password of its own. */
export function createFindViewer(broadcast: Broadcast, keys: SigningKeys): Sessions {
  const tokens = verifiedTokens(keys)
  const sessions = createRememberedSessions(broadcast)

  const findViewer = async (request: Request, ctx: Context): Promise<Viewer | null> => {
    const token = /^bearer +(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim()
    if (token === undefined) return null
    const { session_id, sub } = await tokens.verify(token, ctx.now()).catch(refuseToken)
    const state = await sessions.remember(ctx, session_id)
    if (!state || state.userId !== sub) throw unauthorized('session_ended', 'This session has ended.')
    if (isShutOut(state, ctx.now())) throw unauthorized('suspended', 'This account is suspended.')
    if (state.isHalfProven) throw unauthorized('second_factor_needed', 'Show your second factor first.')
    return viewerOf(ctx.settings, session_id, state)
  }

  return { findViewer, living: livingSessions, close: sessions.close }
}

/** Which of these sessions live here, of people who stay. */
export async function livingSessions(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const states = await readStates(ctx, ids)
  const lives = (state: SessionState) =>
    !isShutOut(state, ctx.now()) && !isApart(state.profileState) && !state.isHalfProven
  return new Set([...states].filter(([, state]) => lives(state)).map(([id]) => id))
}

export const refuseToken = (error: unknown): never => {
  if (!(error instanceof BadToken)) throw error
  throw unauthorized(error.reason, 'The access token does not count.')
}

const isShutOut = (state: SessionState, now: Date): boolean =>
  (state.bannedUntil !== null && state.bannedUntil > now) || !mayAsk(state.profileState)

/** `leaving`: her account is to be deleted, and she may still keep it. `waiting`: an admin has not let her in yet. */
const isApart = (profileState: string | null): boolean => profileState === 'leaving' || profileState === 'waiting'

export const mayAsk = (profileState: string | null): boolean =>
  profileState === null || profileState === 'active' || isApart(profileState)

function viewerOf({ auth }: Settings, sessionId: string, state: SessionState): Viewer {
  const role = state.role ?? 'fan'
  return {
    id: state.userId as PersonId,
    sessionId: sessionId as SessionId,
    role,
    isAdmin: role === 'admin' && (state.isFullyProven || !auth.adminFactor),
    hasProfile: state.role !== null,
    ...(state.profileState === 'leaving' && { isLeaving: true }),
    ...(state.profileState === 'waiting' && { isWaiting: true }),
    ...(state.isAnonymous && state.role === null && { isGuest: true }),
  }
}

export const unauthorized = (reason: string, message: string) => new Refused('UNAUTHORIZED', reason, message)
