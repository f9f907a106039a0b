import { inTransaction } from '../../../../context.ts'
import { signUpDisabled, staysGuest } from '../../invitations/may-register.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { newEmailOf, takeOrAskEmail, takeTurnOfNewEmail } from '../changes/new-email.ts'
import { keepAskedPhone, newPhoneOf, sendPhoneCode } from '../changes/new-phone.ts'
import { evenly } from '../evenly.ts'
import { changePassword } from '../password/change-password.ts'
import { newPasswordOf } from '../password/new-password.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import { mergeMetadata } from '../user/merge-metadata.ts'
import { showUser } from '../user.view.ts'
import { userById, userGone } from '../users.queries.ts'

/** Everything is checked, and an SMS on its way, before anything changes. A new address counts once it is confirmed. */
export async function updateUser(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await requireBearer(request)
  const metadata = metadataOf(body)
  refuseManaged(request, bearer)
  requireSecondFactor(request, bearer)
  await mayBecomeMember(request, bearer)
  const email = await newEmailOf(request, bearer.user)
  const phone = await newPhoneOf(request, bearer.user)
  const password = await newPasswordOf(request, bearer, { email, phone })
  if (email) await takeTurnOfNewEmail(ctx, bearer.user, email)
  const asked = phone && (await sendPhoneCode(request, bearer.user, phone))
  const change = () =>
    inTransaction(ctx, async (tx) => {
      // Hashing takes its time: a new password in another session has ended this one, and stays.
      const hers = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
      await mergeMetadata(tx, bearer.user.id, metadata)
      if (password) await changePassword(tx, hers, password)
      if (email) await takeOrAskEmail(tx, request, hers, email)
      if (asked) await keepAskedPhone(tx, hers, asked)
    })
  await (email || phone ? evenly(ctx, change) : change())
  const user = await userById(ctx.db, bearer.user.id)
  if (!user) throw userGone()
  return Response.json(await showUser(ctx.db, user))
}

/** Her address and password are worth as much as her factors. */
function requireSecondFactor({ body }: AuthRequest, { user, session }: Bearer): void {
  if (!user.has_second_factor || session.aal === 'aal2') return
  if (['email', 'phone', 'password'].every((field) => textOf(body, field) === '')) return
  const text = 'AAL2 session is required to update email or password when MFA is enabled.'
  throw new AuthError(401, 'insufficient_aal', text)
}

async function mayBecomeMember({ ctx, body }: AuthRequest, { user }: Bearer): Promise<void> {
  if (['email', 'phone'].every((field) => textOf(body, field) === '')) return
  if (await staysGuest(ctx, user)) throw signUpDisabled()
}

/** Her organisation keeps her address and password. */
function refuseManaged({ body }: AuthRequest, { user }: Bearer): void {
  if (!user.is_sso_user || ['email', 'phone', 'password'].every((field) => textOf(body, field) === '')) return
  throw new AuthError(422, 'user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO')
}
