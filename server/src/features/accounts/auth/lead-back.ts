import type { Context } from '../../../context.ts'
import type { AuthError } from './auth-error.ts'
import { redirectToError } from './flows/redirect-answers.ts'
import { redirectTarget } from './redirects.ts'

/** Where her browser itself goes: from the sign-in screen, from another service, from a mail. */
const LED_BACK = ['/authorize', '/callback', '/sso/saml/acs', '/verify']

/**
 * A browser that wanted a page would show her the contract's JSON, and no way on: she is led back to where she came from
 * with what went wrong, as from the other service. null: a program asks, or it is a link that says too little, which the
 * contract answers so.
 */
export function leadBack(request: Request, path: string, error: AuthError, ctx: Context): Response | null {
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html')
  if (!wantsPage || !LED_BACK.includes(path) || (path === '/verify' && error.status === 400)) return null
  const target = redirectTarget({ ctx, url: new URL(request.url), body: {}, headers: request.headers })
  return redirectToError(303, target, error, true)
}
