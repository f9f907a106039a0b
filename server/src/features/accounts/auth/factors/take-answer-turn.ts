import type { Context } from '../../../../context.ts'
import { AuthError } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import type { Bearer } from '../bearer.ts'
import { isSecond, waysIn } from '../ways-in.ts'
import type { FactorRow } from './factors.queries.ts'

/**
 * An answer to a second factor. Whoever knows her password fills what he takes from, so none of it is what she needs who
 * comes by her mail; and what nobody guesses is counted for the session alone, so that it lets her in by her password too.
 */
export async function takeAnswerTurn(ctx: Context, bearer: Bearer, type: FactorRow['factor_type']): Promise<void> {
  const { user, session } = bearer
  if (type === 'recovery_code') {
    return takeFromAuthLimit(ctx, 'factorOfSession', session.id).catch((error: unknown) => {
      throw error instanceof AuthError ? codesLocked(error) : error
    })
  }
  if (type === 'webauthn') return takeFromAuthLimit(ctx, 'factorOfSession', session.id)
  return takeFromAuthLimit(ctx, isByPasswordAlone(bearer) ? 'factor' : 'factorOwn', user.id)
}

const codesLocked = ({ more }: AuthError): AuthError =>
  new AuthError(
    429,
    'mfa_recovery_codes_locked',
    'Too many recovery codes were tried, wait or use another factor',
    more,
  )

/** All that was shown in this session is her password, which others may know. */
export const isByPasswordAlone = ({ session }: Bearer): boolean =>
  session.aal !== 'aal2' && waysIn(session.amr).every((way) => isSecond(way) || way.method === 'password')
