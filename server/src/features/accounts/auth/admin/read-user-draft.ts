import { z } from 'zod'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, flagOf, metadataOf, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { checkPassword } from '../password/check-password.ts'
import { phoneNumber } from '../phone-number.ts'
import { readBan } from './ban.ts'

export interface UserDraft {
  email: string
  phone: string
  /** null: none was given. */
  encryptedPassword: string | null
  emailConfirm: boolean
  phoneConfirm: boolean
  userMetadata: Record<string, unknown>
  appMetadata: Record<string, unknown>
  /** Of her access tokens. A role of the admin endpoints opens them to her. */
  role: string
  aud: string
  /** null ends a ban; undefined says nothing of it. */
  bannedUntil: Date | null | undefined
}

const LONGEST_HASH = 500

/** What an operator's program says of a user. Empty and absent mean the same. */
export async function readUserDraft(request: AuthRequest): Promise<UserDraft> {
  const { ctx, body } = request
  const [email, phone] = [textOf(body, 'email').trim(), textOf(body, 'phone').trim()]
  return {
    email: email === '' ? '' : emailAddress(email),
    phone: phone === '' ? '' : phoneNumber(phone),
    encryptedPassword: await passwordOf(request),
    emailConfirm: flagOf(body, 'email_confirm'),
    phoneConfirm: flagOf(body, 'phone_confirm'),
    userMetadata: metadataOf({ data: body.user_metadata ?? body.data }),
    appMetadata: metadataOf({ data: body.app_metadata }),
    role: tokenWord(request, 'role'),
    aud: tokenWord(request, 'aud'),
    bannedUntil: readBan(textOf(body, 'ban_duration'), ctx.now()),
  }
}

function tokenWord({ body }: AuthRequest, field: 'role' | 'aud'): string {
  const word = textOf(body, field).trim()
  if (!/^[\w:/.-]{0,255}$/.test(word))
    throw invalid(`${field} must have at most 255 letters, digits and signs of a name`)
  return word
}

/** A password, or the hash that another auth server kept of it. */
async function passwordOf({ ctx, body }: AuthRequest): Promise<string | null> {
  const [password, hash] = [textOf(body, 'password'), textOf(body, 'password_hash')]
  if (password !== '' && hash !== '') throw invalid('Only a password or a password hash should be provided')
  if (hash !== '') {
    const isKnown = z
      .string()
      .max(LONGEST_HASH)
      .regex(/^\$(2[aby]|argon2id?|fbscrypt)\$/)
      .safeParse(hash).success
    if (!isKnown)
      throw new AuthError(400, 'validation_failed', 'The password hash must be of bcrypt, argon2 or Firebase scrypt')
    if (!(ctx.ports.passwords.isAcceptable?.(hash) ?? true))
      throw invalid('The password hash is not complete, or takes too long to check')
    return hash
  }
  if (password === '') return null
  checkPassword(password, ctx.settings.auth.passwordMin)
  return ctx.ports.passwords.hash(password)
}
