import { type Context, inTransaction } from '../../../../context.ts'
import { type SignInMethod, startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid, userBanned } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { emailAddress } from '../email-address.ts'
import { confirmAddress } from '../one-time/confirm-address.ts'
import type { OneTimePurpose } from '../one-time/one-time-token.ts'
import { spendCode, spendLinkToken } from '../one-time/spend-one-time-token.ts'
import { type SessionToShow, showSession } from '../session.view.ts'
import { type UserRow, userByEmail, userById } from '../users.queries.ts'

const TYPES = new Set(['signup', 'invite', 'recovery', 'magiclink', 'email', 'email_change', 'sms', 'phone_change'])

type Verified = { user: UserRow; session: SessionToShow } | AuthError

/** By the token of a link (`token_hash`), or by address and six digits (`token`). Never by GET: scanners open links. */
export async function verify(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const type = textOf(body, 'type')
  if (type === '') throw invalid('Verify requires a verification type')
  if (!TYPES.has(type)) throw invalid('Unsupported verification type')
  const proof = proofOf(request)
  const kind = KINDS[type]
  const outcome = await inTransaction(ctx, async (tx) => (kind ? check(tx, kind, proof) : refusalOf(proof)))
  if (outcome instanceof AuthError) throw outcome
  return Response.json(await showSession(request, outcome.user, outcome.session))
}

interface Kind {
  purpose: OneTimePurpose
  method: SignInMethod
}

const ofSignUp: Kind = { purpose: 'confirmation', method: 'email/signup' }
const KINDS: Partial<Record<string, Kind>> = {
  signup: ofSignUp,
  email: ofSignUp,
  recovery: { purpose: 'recovery', method: 'recovery' },
}

type Proof = { tokenHash: string } | { email: string; code: string }

function proofOf({ body }: AuthRequest): Proof {
  const tokenHash = textOf(body, 'token_hash')
  const code = textOf(body, 'token')
  const email = textOf(body, 'email')
  const phone = textOf(body, 'phone')
  if ((tokenHash === '') === (code === '')) throw invalid('Verify requires either a token or a token hash')
  if (tokenHash === '') {
    if (email === '' || phone !== '')
      throw invalid('Only an email address or phone number should be provided on verify')
    return { email: emailAddress(email), code: code.trim() }
  }
  if (email !== '' || phone !== '') throw invalid('Only the token_hash and type should be provided')
  return { tokenHash }
}

/** A refusal is a value: the wrong guess that it counted must be committed. */
async function check(tx: Context, { purpose, method }: Kind, proof: Proof): Promise<Verified> {
  const user = await findUser(tx, purpose, proof)
  if (!user) return refusalOf(proof)
  if (isBanned(user, tx.now())) return userBanned(403)
  const confirmed = await confirmAddress(tx, user)
  const action = purpose === 'recovery' ? 'account.recovered' : 'account.confirmed'
  await writeAudit(tx, { action, actorId: user.id, subjectId: user.id })
  return { user: confirmed, session: await startSession(tx, user.id, method) }
}

async function findUser(tx: Context, purpose: OneTimePurpose, proof: Proof): Promise<UserRow | undefined> {
  if ('tokenHash' in proof) {
    const userId = await spendLinkToken(tx, purpose, proof.tokenHash)
    return userId === null ? undefined : userById(tx.db, userId)
  }
  const user = await userByEmail(tx.db, proof.email)
  return user && (await spendCode(tx, purpose, user.id, proof.code)) ? user : undefined
}

const refusalOf = (proof: Proof) =>
  new AuthError(
    403,
    'otp_expired',
    'tokenHash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  )
