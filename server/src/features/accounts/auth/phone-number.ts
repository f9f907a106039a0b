import { invalid } from './auth-error.ts'

/** Digits only, without plus and spaces, as E.164 counts them; refuses what is no number. */
export function phoneNumber(given: string): string {
  const phone = given.replace(/\s/g, '').replace(/^\+/, '')
  if (!/^[1-9][0-9]{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)')
  return phone
}
