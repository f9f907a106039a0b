import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** What ends a session by itself. `newer`: she signed in again, where each has one session. */
export type OverBecause = 'inactivity' | 'timebox' | 'low_aal' | 'newer'

/** Of now; null: that limit is not asked about. */
export type SessionLimits = {
  /** Not seen since then, she signs in again. */
  unseenSince: Date | null
  /** The same if she signed in before. */
  begunSince: Date | null
  /** The same if she signed in before and has a second factor that she has not shown. */
  lowSince: Date | null
}

type Asking = Pick<Context, 'settings' | 'now'>

/** All of them: for who brings a refresh token, and where sessions are looked through. */
export function limitsNow({ settings: { auth }, now }: Asking): SessionLimits {
  const ago = (seconds: number | null) => (seconds === null ? null : new Date(now().getTime() - seconds * 1000))
  return {
    unseenSince: ago(auth.sessionInactivitySeconds),
    begunSince: ago(auth.sessionTimeboxSeconds),
    lowSince: ago(auth.sessionLowAalSeconds),
  }
}

/**
 * For who brings an access token. Getting it was being seen, so where it does not live as long as she may stay away there
 * is nothing to ask about that, which is so unless the operator says otherwise.
 */
export function limitsOfToken(asking: Asking): SessionLimits {
  const { sessionInactivitySeconds, accessTokenSeconds } = asking.settings.auth
  const limits = limitsNow(asking)
  return sessionInactivitySeconds < accessTokenSeconds ? limits : { ...limits, unseenSince: null }
}

/** Why the session `s` of `users u` is over; null: it is not. */
export function overBecause({ unseenSince, begunSince, lowSince }: SessionLimits): RawBuilder<OverBecause | null> {
  const cases = [
    unseenSince && sql`when s.last_seen_at < ${unseenSince}::timestamptz then 'inactivity'`,
    begunSince && sql`when s.created_at < ${begunSince}::timestamptz then 'timebox'`,
    lowSince &&
      sql`when u.has_second_factor and s.aal <> 'aal2' and s.created_at < ${lowSince}::timestamptz then 'low_aal'`,
  ].filter((one) => one !== null)
  return cases.length === 0 ? sql`null::text` : sql`(case ${sql.join(cases, sql` `)} end)`
}

/** Whether the session `s` of `users u` goes on. */
export const goesOn = (limits: SessionLimits): RawBuilder<boolean> =>
  limits.unseenSince || limits.begunSince || limits.lowSince ? sql`${overBecause(limits)} is null` : sql`true`
