import { isEmailAddress } from '@heraia/contract/email-address'
import { invalid } from './auth-error.ts'

/** Lower-cased and trimmed; refuses what is no address. */
export function emailAddress(given: string): string {
  const email = given.trim().toLowerCase()
  if (email === '') throw invalid('An email address is required')
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}
