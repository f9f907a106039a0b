import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { checkPassword } from '../check-password.ts'
import { emailAddress } from '../email-address.ts'
import { showSession } from '../session.view.ts'
import { answerKnownAddress } from '../sign-up/answer-known-address.ts'
import { createUser } from '../sign-up/create-user.ts'
import { idempotencyKeyOf } from '../sign-up/idempotency-key.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { showUser } from '../user.view.ts'

/** User and profile in one transaction; a session when addresses need no confirmation, a mail otherwise. */
export async function signUp(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  if (!ctx.settings.auth.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const email = addressOf(request)
  const password = textOf(body, 'password')
  if (password === '') throw invalid('Signup requires a valid password')
  checkPassword(password, ctx.settings.auth.passwordMin)
  const metadata = metadataOf(body)
  const registration = readRegistration(metadata)
  const idempotencyKey = await idempotencyKeyOf(request.headers)
  // Before it is known whether the address is free, so that both cases take the same time.
  const encryptedPassword = await ctx.ports.passwords.hash(password)
  const draft = { email, encryptedPassword, metadata, registration, idempotencyKey }
  const made = await createUser(request, draft)
  if (!made) return answerKnownAddress(request, draft, password)
  return Response.json(
    made.session ? await showSession(request, made.user, made.session) : await showUser(ctx.db, made.user),
  )
}

function addressOf({ body }: AuthRequest): string {
  const email = textOf(body, 'email')
  if (email.trim() !== '') return emailAddress(email)
  if (textOf(body, 'phone').trim() !== '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  if (textOf(body, 'password') !== '') throw invalid('An email address is required')
  throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}
