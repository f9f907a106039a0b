import { BadToken, verifyToken } from '../../tokens/access-token.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { tokenOf } from '../bearer.ts'

const ADMIN_ROLES = new Set(['service_role', 'supabase_admin'])

/** The operator's programs: a token of an admin role, signed by a key that we trust. Whose it is does not matter. */
export async function requireAdmin(request: AuthRequest): Promise<void> {
  const { keys, ctx } = request
  try {
    const { role } = await verifyToken(keys, tokenOf(request), ctx.now())
    if (typeof role === 'string' && ADMIN_ROLES.has(role)) return
  } catch (error) {
    if (!(error instanceof BadToken)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
  throw new AuthError(403, 'not_admin', 'User not allowed')
}
