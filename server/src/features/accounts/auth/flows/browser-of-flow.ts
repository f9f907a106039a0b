import type { AuthRequest } from '../auth-request.ts'
import { callbackUrl } from '../providers/start-sign-in.ts'
import { FLOW_SECONDS } from './claim-flow.ts'

const NAME = 'heraia_linking'

/** For the browser that begins to add a way in, where no challenge says which it was. */
export function cookieOf(request: AuthRequest, flowId: string): string {
  const { pathname, protocol } = new URL(callbackUrl(request))
  // Some providers answer by a form that their page posts, and browsers bring a Lax cookie along with no such post.
  const sent = protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return `${NAME}=${flowId}; Path=${pathname}; Max-Age=${FLOW_SECONDS}; HttpOnly; ${sent}`
}

/**
 * Whether this is a browser that did not begin: somebody was given the address that another asked for, and her way in
 * would be added to his account. What is no browser follows addresses of its own; older ones do not say that they navigate,
 * but all of them say Mozilla.
 */
export function isOtherBrowser(request: AuthRequest, flowId: string): boolean {
  const { headers } = request
  const mode = headers.get('sec-fetch-mode')
  if (mode ? mode !== 'navigate' : !headers.get('user-agent')?.startsWith('Mozilla/')) return false
  return !hasBegun(request, flowId)
}

/** Whether this is the browser that began: it has the flow's cookie. */
export const hasBegun = ({ headers }: AuthRequest, flowId: string): boolean =>
  (headers.get('cookie') ?? '').split(/; */).includes(`${NAME}=${flowId}`)
