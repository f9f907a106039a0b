import { invalid } from './auth-error.ts'

const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/

/** Lower-cased and trimmed; refuses what is no address. */
export function emailAddress(given: string): string {
  const email = given.trim().toLowerCase()
  if (email === '') throw invalid('An email address is required')
  if (email.length > 255 || !EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}
