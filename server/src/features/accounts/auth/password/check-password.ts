import { AuthError, invalid } from '../auth-error.ts'

/** Of the hash functions of others, so that accounts can move. In bytes. */
const LONGEST = 72

export function checkPassword(password: string, shortest: number): void {
  if (new TextEncoder().encode(password).length > LONGEST) {
    throw invalid(`Password cannot be longer than ${LONGEST} characters`)
  }
  const weakness = weaknessOf(password, shortest)
  if (weakness) throw new AuthError(422, 'weak_password', weakness.message, { weakPassword: weakness.reasons })
}

export interface Weakness {
  message: string
  reasons: 'length'[]
}

/** null: it may be chosen today. Who chose hers under an older rule gets in with it, and is told. */
export function weaknessOf(password: string, shortest: number): Weakness | null {
  if (Array.from(password).length >= shortest) return null
  return { message: `Password should be at least ${shortest} characters`, reasons: ['length'] }
}
