import type { AuthRequest } from '../auth-request.ts'
import { cookieOf } from '../flows/browser-of-flow.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { startSignIn } from '../providers/start-sign-in.ts'

/** Sends the browser to the provider. */
export const authorize = async (request: AuthRequest): Promise<Response> => sendTo(await startSignIn(request, null))

/** The same for who is signed in and adds a way in. As JSON where the client cannot follow with its token. */
export async function authorizeLink(request: AuthRequest): Promise<Response> {
  const { url } = request
  const there = await startSignIn(request, await whoMayLink(request, 'link'))
  const asJson = url.searchParams.get('skip_http_redirect') === 'true'
  const response = asJson ? Response.json({ url: there.href }) : sendTo(there)
  const hasPkce = (url.searchParams.get('code_challenge') ?? '') !== ''
  if (!hasPkce) response.headers.append('set-cookie', cookieOf(request, there.searchParams.get('state') ?? ''))
  return response
}

const sendTo = (there: URL): Response =>
  new Response(null, { status: 302, headers: { location: there.href, 'referrer-policy': 'no-referrer' } })
