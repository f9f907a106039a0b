import { inTransaction } from '../../../../context.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { accountKey, giveBack, takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { bearerIfAny } from '../bearer.ts'
import { emailAddress } from '../email-address.ts'
import { evenly } from '../evenly.ts'
import { isVerifyType, type Proof, sessionOf, verifyProof } from '../one-time/verify-proof.ts'
import { phoneNumber } from '../phone-number.ts'
import { showSession } from '../session.view.ts'
import { showUser } from '../user.view.ts'

/** What the client is told after the first of two confirmations. */
export const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Whoever asked for these is signed in. */
const isChange = (type: string): boolean => type === 'email_change' || type === 'phone_change'

/**
 * By the token of a link (`token_hash`), or by address and six digits (`token`). What our mails lead to ends here. The
 * answer is a new session; to a change of her own, asked with her token, it is the user, and her session goes on.
 */
export async function verify(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const type = textOf(body, 'type')
  if (type === '') throw invalid('Verify requires a verification type')
  if (!isVerifyType(type)) throw invalid('Unsupported verification type')
  const proof = proofOf(request, type)
  const key = 'sentTo' in proof ? await accountKey(ctx, proof.sentTo) : null
  if (key) await takeFromAuthLimit(ctx, 'code', key)
  const bearer = isChange(type) ? await bearerIfAny(request) : null
  const judge = () =>
    inTransaction(ctx, async (tx) => {
      const verified = await verifyProof(tx, type, proof)
      if (verified === 'half' || verified instanceof AuthError) return verified
      if (verified.user.id === bearer?.user.id) return { user: verified.user, session: null }
      return { user: verified.user, session: await sessionOf(tx, verified) }
    })
  const outcome = await (key ? evenly(ctx, judge) : judge())
  if (outcome instanceof AuthError) throw outcome
  if (key) giveBack(ctx, 'code', key)
  if (outcome === 'half') return Response.json({ msg: HALF_CONFIRMED, code: '200' })
  const { user, session } = outcome
  return Response.json(await (session ? showSession(request, user, session) : showUser(ctx.db, user)))
}

function proofOf({ body }: AuthRequest, type: string): Proof {
  const tokenHash = textOf(body, 'token_hash')
  const code = textOf(body, 'token')
  const email = textOf(body, 'email')
  const phone = textOf(body, 'phone')
  if ((tokenHash === '') === (code === '')) throw invalid('Verify requires either a token or a token hash')
  if (tokenHash !== '') {
    if (email !== '' || phone !== '') throw invalid('Only the token_hash and type should be provided')
    return { tokenHash }
  }
  const bySms = type === 'sms' || type === 'phone_change'
  if ((email === '') === (phone === '') || bySms !== (phone !== '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  return { sentTo: bySms ? phoneNumber(phone) : emailAddress(email), code: code.trim() }
}
