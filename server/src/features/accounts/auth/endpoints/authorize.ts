import type { AuthRequest } from '../auth-request.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { startSignIn } from '../providers/start-sign-in.ts'

/** Sends the browser to the provider. */
export const authorize = async (request: AuthRequest): Promise<Response> => sendTo(await startSignIn(request, null))

/** The same for who is signed in and adds a way in. As JSON where the client cannot follow with its token. */
export async function authorizeLink(request: AuthRequest): Promise<Response> {
  const { url } = request
  const { user } = await whoMayLink(request, 'link')
  const there = await startSignIn(request, user.id)
  return url.searchParams.get('skip_http_redirect') === 'true' ? Response.json({ url: there.href }) : sendTo(there)
}

const sendTo = (there: URL): Response =>
  new Response(null, { status: 302, headers: { location: there.href, 'referrer-policy': 'no-referrer' } })
