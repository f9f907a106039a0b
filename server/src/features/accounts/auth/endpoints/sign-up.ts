import { invitationOf } from '../../invitations/invitation-token.ts'
import { signUpDisabled, takesNew } from '../../invitations/may-register.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { evenly } from '../evenly.ts'
import { pkceOf } from '../flows/pkce.ts'
import { checkPassword } from '../password/check-password.ts'
import { phoneNumber } from '../phone-number.ts'
import { showSession } from '../session.view.ts'
import { alreadyExists, answerKnownAddress, answerMadeBefore, shownAs } from '../sign-up/answer-known-address.ts'
import { createUser, type SignUpDraft } from '../sign-up/create-user.ts'
import { idempotencyKeyOf } from '../sign-up/idempotency-key.ts'
import { lookingNew } from '../sign-up/looking-new.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { signUpAnonymously } from '../sign-up/sign-up-anonymously.ts'
import { signUpByPhone } from '../sign-up/sign-up-by-phone.ts'
import { digestOfTry } from '../sign-up/tries/digest-of-try.ts'
import { requirePhone } from '../sms/channel.ts'

/** With an email address, a phone, or (to look around) neither. */
export async function signUp(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const invited = await invitationOf(request.headers)
  const [email, phone] = [textOf(body, 'email').trim(), textOf(body, 'phone').trim()]
  if (!(await takesNew(ctx, invited))) return answerRefused(request, email)
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on signup.')
  if (email !== '') return byEmail(request, emailAddress(email), invited)
  if (phone !== '') return byPhone(request, phone, invited)
  if (textOf(body, 'password') !== '') throw invalid('An email address is required')
  return signUpAnonymously(request)
}

/** Only who signed up just now and did not hear so gets in, with the password of then. */
async function answerRefused(request: AuthRequest, email: string): Promise<Response> {
  const { ctx, body, headers } = request
  const password = textOf(body, 'password')
  if (!ctx.settings.auth.autoconfirm || email === '' || password === '') throw signUpDisabled()
  const address = emailAddress(email)
  const idempotencyKey = await idempotencyKeyOf(headers, address)
  const answer = await answerMadeBefore(
    request,
    { email: address, idempotencyKey, metadata: metadataOf(body) },
    password,
  )
  if (!answer) throw signUpDisabled()
  return answer
}

/** User and profile in one transaction; a session when addresses need no confirmation, a mail otherwise. */
async function byEmail(request: AuthRequest, email: string, invited: string | null): Promise<Response> {
  const { ctx } = request
  if (!ctx.settings.auth.email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  const { password, encryptedPassword, metadata } = await readDraft(request)
  const registration = readRegistration(metadata)
  const idempotencyKey = await idempotencyKeyOf(request.headers, email)
  const tried = ctx.settings.auth.autoconfirm ? null : await digestOfTry(ctx, email, password)
  const shown = lookingNew(ctx, { email }, metadata)
  const draft = { email, encryptedPassword, tried, metadata, registration, idempotencyKey, shown, invited }
  const answered = () => answerDraft(request, draft, password)
  return tried === null ? answered() : evenly(ctx, answered)
}

async function answerDraft(request: AuthRequest, draft: SignUpDraft, password: string): Promise<Response> {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const made = await createUser(request, draft)
    if (made?.session) return Response.json(await showSession(request, made.user, made.session))
    if (made) return Response.json(shownAs(request.ctx, draft, made.shownId))
    const answer = await answerKnownAddress(request, draft, password)
    if (answer) return answer
  }
  throw alreadyExists()
}

/** Whose address it was may be deleted just now: then it is free. */
const LOOKS = 2

async function byPhone(request: AuthRequest, phone: string, invited: string | null): Promise<Response> {
  if (pkceOf(request.body)) throw invalid('PKCE not supported for phone signups')
  const { password, ...draft } = await readDraft(request)
  requirePhone(request.ctx.settings)
  const number = phoneNumber(phone)
  return signUpByPhone(request, number, { ...draft, invited, tried: await digestOfTry(request.ctx, number, password) })
}

/** The password is hashed before it is known whether the address is free, so that both cases take the same time. */
async function readDraft({ ctx, body }: AuthRequest) {
  const password = textOf(body, 'password')
  if (password === '') throw invalid('Signup requires a valid password')
  checkPassword(password, ctx.settings.auth.passwordMin)
  const metadata = metadataOf(body)
  readRegistration(metadata)
  return { password, metadata, encryptedPassword: await ctx.ports.passwords.hash(password) }
}
