import { inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { sha256 } from '../../tokens/digest.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid, invalidCredentials, userBanned } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { decoyHash } from '../decoy-hash.ts'
import { showSession } from '../session.view.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'

/** Takes the same time whether or not the address is known, so nobody can find out who is a member. */
export async function grantByPassword(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const email = textOf(body, 'email').trim().toLowerCase()
  const password = textOf(body, 'password')
  if (email === '') throw missingEmail(textOf(body, 'phone'))
  await takeFromAuthLimit(ctx, 'password', (await sha256(email)).slice(0, 32))
  const user = await findByPassword(request, email, password)
  if (isBanned(user, ctx.now())) throw userBanned(400)
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const session = await inTransaction(ctx, (tx) => startSession(tx, user.id, 'password'))
  return Response.json(await showSession(request, { ...user, last_sign_in_at: ctx.now() }, session))
}

const missingEmail = (phone: string) =>
  phone === ''
    ? invalid('missing email or phone')
    : new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')

async function findByPassword({ ctx }: AuthRequest, email: string, password: string): Promise<UserRow> {
  const decoy = await decoyHash(ctx.ports)
  const user = await userByEmail(ctx.db, email)
  const isRight = await ctx.ports.passwords.verify(user?.encrypted_password ?? decoy, password)
  if (user?.encrypted_password && isRight) return user
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: user?.id ?? null })
  throw invalidCredentials()
}
