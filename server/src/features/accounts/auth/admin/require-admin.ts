import type { Context } from '../../../../context.ts'
import { addressKey } from '../../../../http/address-key.ts'
import { BadToken, verifyToken } from '../../tokens/access-token.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { tokenOf } from '../bearer.ts'
import { isUuid } from '../is-uuid.ts'
import { isFirstInHour } from '../once-an-hour.ts'

const ADMIN_ROLES = new Set(['service_role', 'supabase_admin'])

/** The operator's programs: a token of an admin role, signed by a key that we trust. Whose it is does not matter. */
export async function requireAdmin(request: AuthRequest): Promise<void> {
  const { role, sub } = await claimsOf(request)
  if (typeof role === 'string' && ADMIN_ROLES.has(role)) return
  await noteStranger(request.ctx, typeof sub === 'string' && isUuid(sub) ? sub : null)
  throw new AuthError(403, 'not_admin', 'User not allowed')
}

/** For what is done about somebody's account: her own record says that it was, and not from where. */
export const asOperator = <Asked extends Context>(ctx: Asked): Asked => ({ ...ctx, byOperator: true })

async function claimsOf(request: AuthRequest) {
  try {
    return await verifyToken(request.keys, tokenOf(request), request.ctx.now())
  } catch (error) {
    if (!(error instanceof BadToken)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
}

/** Who is signed in, or has got hold of her token, tries what only the operator may; no limit counts these requests. */
async function noteStranger(ctx: Context, actorId: string | null): Promise<void> {
  if (!(await isFirstInHour(ctx, 'operator', actorId ?? addressKey(ctx.address)))) return
  await writeAudit(ctx, { action: 'operator.refused', actorId, subjectId: actorId })
}
