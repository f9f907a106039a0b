import type { AuthError } from './auth-error.ts'
import { emailExists } from './changes/change-email.ts'
import { phoneExists } from './changes/change-phone.ts'

/** SQLSTATE unique_violation */
const TAKEN = '23505'

/** Somebody else got the address or phone between the look and the change. null: it is another failure. */
export function takenAtOnce(error: unknown): AuthError | null {
  if (!(error instanceof Error && 'code' in error && error.code === TAKEN && 'constraint' in error)) return null
  if (error.constraint === 'users_email_key') return emailExists()
  return error.constraint === 'users_phone_key' ? phoneExists() : null
}
