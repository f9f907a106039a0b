import { inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid, invalidCredentials, userBanned } from '../auth-error.ts'
import { accountKey, takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { weaknessOf } from '../password/check-password.ts'
import { decoyHash } from '../password/decoy-hash.ts'
import { phoneNumber } from '../phone-number.ts'
import { showSession } from '../session.view.ts'
import type { ShownWith } from '../user/along-user.ts'
import { readAlong } from '../user.view.ts'
import { type UserRow, userByEmail, userByPhone } from '../users.queries.ts'

/** Takes the same time whether or not the address is known, so nobody can find out who is a member. */
export async function grantByPassword(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const address = addressOf(request)
  const password = textOf(body, 'password')
  const { user, along } = await findByPassword(request, address, password)
  if (isBanned(user, ctx.now())) throw userBanned(400)
  const confirmedAt = address.isPhone ? user.phone_confirmed_at : user.email_confirmed_at
  if (!confirmedAt) throw notConfirmed(address)
  const session = await inTransaction(ctx, (tx) => startSession(tx, user.id, 'password'))
  const shown = await showSession(request, { ...user, last_sign_in_at: ctx.now() }, session, along)
  const weakness = weaknessOf(password, ctx.settings.auth.passwordMin)
  return Response.json({ ...shown, ...(weakness && { weak_password: weakness }) })
}

interface Address {
  name: string
  isPhone: boolean
}

function addressOf({ ctx, body }: AuthRequest): Address {
  const [email, phone] = [textOf(body, 'email').trim().toLowerCase(), textOf(body, 'phone').trim()]
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.')
  if (email !== '') return { name: email, isPhone: false }
  if (phone === '') throw invalid('missing email or phone')
  if (!ctx.settings.auth.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  return { name: phoneNumber(phone), isPhone: true }
}

const notConfirmed = ({ isPhone }: Address) =>
  isPhone
    ? new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
    : new AuthError(400, 'email_not_confirmed', 'Email not confirmed')

interface Found {
  user: UserRow
  along: ShownWith
}

/** Nothing waits for the hash that need not: who she is, her limit, and what she is shown with are read beside it. */
async function findByPassword({ ctx }: AuthRequest, address: Address, password: string): Promise<Found> {
  const limit = accountKey(address.name).then((key) => takeFromAuthLimit(ctx, 'password', key))
  const known = (address.isPhone ? userByPhone : userByEmail)(ctx.db, address.name)
  const [user, decoy] = await Promise.all([known, decoyHash(ctx.ports), limit])
  const [isRight, along] = await Promise.all([
    ctx.ports.passwords.verify(user?.encrypted_password ?? decoy, password),
    user ? readAlong(ctx.db, user.id) : null,
  ])
  if (user?.encrypted_password && isRight && along) return { user, along }
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: user?.id ?? null })
  throw invalidCredentials()
}
