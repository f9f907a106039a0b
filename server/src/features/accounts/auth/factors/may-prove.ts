import { AuthError } from '../auth-error.ts'
import type { Bearer } from '../bearer.ts'
import type { FactorRow } from './factors.queries.ts'

/**
 * Once a factor counts, a session without one proves no new one: whoever knows her password may have begun it before, and
 * would come in with his own phone instead of hers.
 */
export function mayProve({ user, session }: Bearer, { status }: FactorRow): void {
  if (status === 'verified' || !user.has_second_factor || session.aal === 'aal2') return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}
