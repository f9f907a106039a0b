import { AuthError, invalid } from '../auth-error.ts'

/** Of the hash functions of others, so that accounts can move. In bytes. */
const LONGEST = 72

export function checkPassword(password: string, shortest: number): void {
  if (new TextEncoder().encode(password).length > LONGEST) {
    throw invalid(`Password cannot be longer than ${LONGEST} characters`)
  }
  if (Array.from(password).length < shortest) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${shortest} characters`, {
      weakPassword: ['length'],
    })
  }
}
