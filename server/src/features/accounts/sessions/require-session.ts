import type { SignedIn } from '../../../context.ts'
import { AuthError } from '../auth/auth-error.ts'
import { stillSignedIn } from '../auth/still-signed-in.ts'
import { unauthorized } from './find-viewer.ts'

/**
 * Her session may have ended since the request began: by a new password, or from another device. Or she was banned. Her row
 * is held from here on. Where others sign her in there is no session to ask for.
 */
export async function requireSession(tx: SignedIn): Promise<void> {
  if (tx.settings.auth.authUrl !== null) return
  try {
    await stillSignedIn(tx, tx.viewer.id, tx.viewer.sessionId)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.code === 'user_banned') throw suspended()
    throw unauthorized('session_ended', 'This session has ended.')
  }
}

export const suspended = () => unauthorized('suspended', 'This account is suspended.')
