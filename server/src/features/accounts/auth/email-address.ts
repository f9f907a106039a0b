import { invalid } from './auth-error.ts'

const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/

/** Control characters, and those that nobody sees: two addresses must not look like one. */
const UNSEEN = /\p{C}/u

/** Lower-cased and trimmed; refuses what is no address. */
export function emailAddress(given: string): string {
  const email = given.trim().toLowerCase()
  if (email === '') throw invalid('An email address is required')
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Of one that is trimmed already. */
export const isEmailAddress = (email: string): boolean =>
  email.length <= 255 && !UNSEEN.test(email) && EMAIL.test(email)
