import { rolesWithSport } from './role-choices.ts'

/** What is wrong with a field, as a key of the screens' texts; undefined: nothing. The server checks all of it again. */
export type Wrong =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'nameShort'
  | 'passwordsDiffer'
  | 'sportRequired'
  | 'termsRequired'

/** Trimmed, with an @ and a dot (platform specification, section 5). */
export function checkEmail(email: string): Wrong | undefined {
  const value = email.trim()
  if (!value) return 'emailRequired'
  return value.includes('@') && value.includes('.') ? undefined : 'emailInvalid'
}

export function checkPassword(password: string, min: number): Wrong | undefined {
  if (!password) return 'passwordRequired'
  return password.length < min ? 'passwordShort' : undefined
}

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
    password: checkPassword(fields.password, passwordMin),
    confirmPassword: fields.password === fields.confirmPassword ? undefined : 'passwordsDiffer',
    sport,
    terms,
  })
}

export const checkWelcome = (fields: WelcomeFields): RegistrationWrong => found(checkProfile(fields))

const checkProfile = (fields: WelcomeFields): RegistrationWrong => ({
  name: fields.name.trim().length < 2 ? 'nameShort' : undefined,
  sport: rolesWithSport.includes(fields.role) && !fields.sport.trim() ? 'sportRequired' : undefined,
  terms: fields.terms ? undefined : 'termsRequired',
})

const found = (wrong: RegistrationWrong): RegistrationWrong =>
  Object.fromEntries(Object.entries(wrong).filter(([, value]) => value !== undefined))
