import { inTransaction } from '../../../../context.ts'
import { addressKey } from '../../../../http/address-key.ts'
import { signUpDisabled } from '../../invitations/may-register.ts'
import { readRegistrationMode } from '../../invitations/registration-mode.ts'
import { startSession } from '../../sessions/start-session.ts'
import { AuthError } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, metadataOf } from '../auth-request.ts'
import { showSession } from '../session.view.ts'
import { insertAccount } from './insert-account.ts'

/** A session without an address, to look around. An email or phone that she adds makes it a full account. */
export async function signUpAnonymously(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  if (!ctx.settings.auth.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  // A guest comes by nobody's invitation, and would use one up that is meant for a member.
  if ((await readRegistrationMode(ctx)).mode !== 'open') throw signUpDisabled()
  const metadata = metadataOf(body)
  await takeFromAuthLimit(ctx, 'anonymous', addressKey(ctx.address))
  const made = await inTransaction(ctx, async (tx) => {
    const user = await insertAccount(tx, { metadata, registration: null, invited: null })
    return user && { user, session: await startSession(tx, user.id, 'anonymous') }
  })
  if (!made) throw new Error('An anonymous account was not made.')
  return Response.json(await showSession(request, made.user, made.session))
}
