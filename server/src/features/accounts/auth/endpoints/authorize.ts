import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { requireBearer } from '../bearer.ts'
import { notForAnonymous } from '../factors/factor-errors.ts'
import { startSignIn } from '../providers/start-sign-in.ts'

/** Sends the browser to the provider. */
export const authorize = async (request: AuthRequest): Promise<Response> => sendTo(await startSignIn(request, null))

/** The same for who is signed in and adds a way in. As JSON where the client cannot follow with its token. */
export async function authorizeLink(request: AuthRequest): Promise<Response> {
  const { ctx, url } = request
  if (!ctx.settings.auth.manualLinking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  const { user, session } = await requireBearer(request)
  if (user.has_second_factor && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to link an identity')
  }
  if (user.is_anonymous && !ctx.settings.auth.signup) throw notForAnonymous()
  const there = await startSignIn(request, user.id)
  return url.searchParams.get('skip_http_redirect') === 'true' ? Response.json({ url: there.href }) : sendTo(there)
}

const sendTo = (there: URL): Response =>
  new Response(null, { status: 302, headers: { location: there.href, 'referrer-policy': 'no-referrer' } })
