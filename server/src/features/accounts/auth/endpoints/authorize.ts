import { invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { cookieOf } from '../flows/browser-of-flow.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { startSignIn } from '../providers/start-sign-in.ts'

/** Sends the browser to the provider. */
export const authorize = async (request: AuthRequest): Promise<Response> => sendTo(await startSignIn(request, null))

/** The same for who is signed in and adds a way in. As JSON where the client cannot follow with its token. */
export async function authorizeLink(request: AuthRequest): Promise<Response> {
  const { url } = request
  const hasPkce = (url.searchParams.get('code_challenge') ?? '') !== ''
  if (!hasPkce && isOfAnotherSite(request)) {
    throw invalid('Linking from a page of another site requires PKCE: its browser keeps no cookie of this answer')
  }
  const there = await startSignIn(request, await whoMayLink(request, 'link'))
  const asJson = url.searchParams.get('skip_http_redirect') === 'true'
  const response = asJson ? Response.json({ url: there.href }) : sendTo(there)
  if (!hasPkce) response.headers.append('set-cookie', cookieOf(request, there.searchParams.get('state') ?? ''))
  return response
}

/** Its script asks without credentials, so what says later that this browser began is not kept. */
function isOfAnotherSite({ ctx, url, headers }: AuthRequest): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== url.origin && origin !== new URL(ctx.settings.siteUrl).origin
}

const sendTo = (there: URL): Response =>
  new Response(null, { status: 302, headers: { location: there.href, 'referrer-policy': 'no-referrer' } })
