import { AuthError } from './auth-error.ts'
import { emailExists } from './changes/change-email.ts'
import { phoneExists } from './changes/phone-exists.ts'
import { userGone } from './users.queries.ts'

/** SQLSTATE unique_violation and foreign_key_violation */
const [TAKEN, GONE] = ['23505', '23503']

/** What was looked at is otherwise when it is written: somebody else was as quick. null: it is another failure. */
export function changedMeanwhile(error: unknown): AuthError | null {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return null
  const { code, constraint } = error
  if (code === TAKEN && constraint === 'users_email_key') return emailExists()
  if (code === TAKEN && constraint === 'users_phone_key') return phoneExists()
  if (code !== GONE || typeof constraint !== 'string') return null
  if (constraint.endsWith('_factor_id_fkey')) return new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return constraint.endsWith('_user_id_fkey') ? userGone() : null
}
