import { readRegistrationMode } from '../../invitations/registration-mode.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { notForAnonymous } from '../factors/factor-errors.ts'

/** Ways in are worth as much as her factors: who has some shows one before she adds a way in or takes one away. */
export async function whoMayLink(request: AuthRequest, act: 'link' | 'unlink'): Promise<Bearer> {
  const { auth } = request.ctx.settings
  if (!auth.manualLinking) throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  const bearer = await requireBearer(request)
  const { user, session } = bearer
  if (user.has_second_factor && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${act} an identity`)
  }
  if (act === 'link' && user.is_anonymous && (await readRegistrationMode(request.ctx)).mode !== 'open') {
    throw notForAnonymous()
  }
  return bearer
}
