import { isBlank } from '@heraia/contract/blank'
import { rolesWithSport } from './role-choices.ts'

/** What is wrong with a field, as a key of the screens' texts; undefined: nothing. The server checks all of it again. */
export type Wrong =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'nameShort'
  | 'nameLong'
  | 'passwordsDiffer'
  | 'sportRequired'
  | 'sportLength'
  | 'termsRequired'
  | 'alreadyRegistered'

// As in contract/src/email-address.ts, which as a file of its own weighs more; a test holds both together.
const EMAIL = /^[^\s\p{C}<>()[\],;:\\"@]+@([^\s\p{C}<>()[\],;:\\"@.]+\.)+[^\s\p{C}<>()[\],;:\\"@.]+$/u

/** Trimmed (platform specification, section 5). */
export function checkEmail(email: string): 'emailRequired' | 'emailInvalid' | undefined {
  const value = email.trim()
  if (!value) return 'emailRequired'
  return value.length < 256 && EMAIL.test(value) ? undefined : 'emailInvalid'
}

/** `+34 600-000-000` as the wire wants it; undefined: no number, or none with its country code. */
export function tidyPhone(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{5,14}$/.test(digits) ? digits : undefined
}

export function checkPassword(password: string, min: number): 'passwordRequired' | 'passwordShort' | undefined {
  if (!password) return 'passwordRequired'
  return password.length < min ? 'passwordShort' : undefined
}

/** Of the auth server's hash function; in bytes. */
const PASSWORD_MAX = 72

/** Of one that she chooses now. */
export const checkNewPassword = (password: string, min: number): Wrong | undefined =>
  checkPassword(password, min) ??
  (new TextEncoder().encode(password).length > PASSWORD_MAX ? 'passwordLong' : undefined)

/** What makes a profile of an account. */
export interface WelcomeFields {
  name: string
  role: string
  sport: string
  terms: boolean
}

export interface RegistrationFields extends WelcomeFields {
  email: string
  password: string
  confirmPassword: string
}

export type RegistrationWrong = Partial<Record<keyof RegistrationFields, Wrong>>

/** In the order of the form, so that the first wrong field can take the focus. */
export function checkRegistration(fields: RegistrationFields, passwordMin: number): RegistrationWrong {
  const { name, sport, terms } = checkProfile(fields)
  return found({
    name,
    email: checkEmail(fields.email),
    password: checkNewPassword(fields.password, passwordMin),
    confirmPassword: fields.password === fields.confirmPassword ? undefined : 'passwordsDiffer',
    sport,
    terms,
  })
}

export const checkWelcome = (fields: WelcomeFields): RegistrationWrong => found(checkProfile(fields))

const checkProfile = (fields: WelcomeFields): RegistrationWrong => ({
  name: checkName(fields.name),
  sport: rolesWithSport.includes(fields.role) ? checkSport(fields.sport) : undefined,
  terms: fields.terms ? undefined : 'termsRequired',
})

// Lengths as in contract/src/accounts.ts; a test holds both together.
function checkName(name: string): Wrong | undefined {
  const { length } = name.trim()
  if (length < 2 || isBlank(name)) return 'nameShort'
  return length > 80 ? 'nameLong' : undefined
}

function checkSport(sport: string): Wrong | undefined {
  const { length } = sport.trim()
  if (isBlank(sport)) return 'sportRequired'
  return length < 2 || length > 60 ? 'sportLength' : undefined
}

const found = (wrong: RegistrationWrong): RegistrationWrong =>
  Object.fromEntries(Object.entries(wrong).filter(([, value]) => value !== undefined))
