import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'

/** A passkey is a way in: who has a second factor shows it before she adds one, and before she sees or changes hers. */
export async function whoMayManage(
  request: AuthRequest,
  act: 'register' | 'list' | 'rename' | 'delete',
): Promise<Bearer> {
  const bearer = await requireBearer(request)
  if (!bearer.user.has_second_factor || bearer.session.aal === 'aal2') return bearer
  throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${act} a passkey`)
}
