import { inTransaction } from '../../../../context.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { issueCode } from '../flows/issue-code.ts'
import { redirectToError, redirectWith } from '../flows/redirect-answers.ts'
import { noteRefusal } from '../note-refusal.ts'
import { isOfAnotherTab } from '../one-time/one-time-token.ts'
import { isVerifyType, sessionOf, verifyProof } from '../one-time/verify-proof.ts'
import { redirectTarget } from '../redirects.ts'
import { showSession } from '../session.view.ts'
import { HALF_CONFIRMED } from './verify.ts'

/**
 * GET /verify, for mails that an operator's own program writes: uses up the token and sends the browser on with the
 * session, or with a code for the tab that began. Our own mails never lead here, for mail scanners open every link.
 */
export async function verifyByLink(request: AuthRequest): Promise<Response> {
  const { ctx, url } = request
  const token = url.searchParams.get('token') ?? ''
  const type = url.searchParams.get('type') ?? ''
  if (type === '') throw invalid('Verify requires a verification type')
  if (token === '') throw invalid('Verify requires a token or a token hash')
  const target = redirectTarget(request)
  const hasPkce = isOfAnotherTab(token)
  if (!isVerifyType(type)) return redirectToError(303, target, invalid('Unsupported verification type'), hasPkce)
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  const outcome = await inTransaction(ctx, async (tx) => {
    const verified = await verifyProof(tx, type, { tokenHash: token })
    if (verified === 'half' || verified instanceof AuthError) return verified
    const code = verified.flowId && (await issueCode(tx, verified.flowId, verified.user.id))
    return code ? { code } : { user: verified.user, session: await sessionOf(tx, verified) }
  })
  if (outcome instanceof AuthError) {
    await noteRefusal(ctx, outcome)
    return redirectToError(303, target, outcome, hasPkce)
  }
  if (outcome === 'half') {
    const said = { message: HALF_CONFIRMED }
    return redirectWith(303, target, { ...(hasPkce && { query: said }), fragment: { ...said, sb: '' } })
  }
  if ('code' in outcome) return redirectWith(303, target, { query: { code: outcome.code } })
  const session = await showSession(request, outcome.user, outcome.session)
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session
  return redirectWith(303, target, {
    fragment: { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type },
  })
}
