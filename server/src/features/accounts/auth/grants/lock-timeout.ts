import { AuthError } from '../auth-error.ts'

/** SQLSTATE lock_not_available: lock_timeout ran out. */
const LOCK_TIMEOUT = '55P03'

/** More than five seconds of others refreshing the same session is a conflict, not a failure of ours. */
export async function waitsForLock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT)) throw error
    throw new AuthError(
      409,
      'conflict',
      'Too many concurrent token refresh requests on the same session or refresh token',
    )
  }
}
