import { type Context, inTransaction } from '../../../../context.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { checkPassword } from '../check-password.ts'
import { emailAddress } from '../email-address.ts'
import { showUser } from '../user.view.ts'
import { type UserRow, userById } from '../users.queries.ts'

/** Metadata is merged, one level deep; null takes a key away. A new password ends her other sessions. */
export async function updateUser(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await requireBearer(request)
  refuseOtherAddress(request, bearer.user)
  const metadata = metadataOf(body)
  const password = textOf(body, 'password')
  const encrypted = password === '' ? null : await newPassword(request, bearer.user, password)
  await inTransaction(ctx, async (tx) => {
    await mergeMetadata(tx, bearer.user.id, metadata)
    if (encrypted) await changePassword(tx, bearer, encrypted)
  })
  const user = await userById(ctx.db, bearer.user.id)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return Response.json(await showUser(ctx.db, user))
}

function refuseOtherAddress({ body }: AuthRequest, user: UserRow): void {
  const email = textOf(body, 'email')
  if (email !== '' && emailAddress(email) !== user.email)
    throw invalid('Changing the email address is not possible here')
  if (textOf(body, 'phone') !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

async function newPassword({ ctx, body }: AuthRequest, user: UserRow, password: string): Promise<string> {
  const { passwords } = ctx.ports
  checkPassword(password, ctx.settings.auth.passwordMin)
  const current = textOf(body, 'current_password')
  if (current !== '' && !(await passwords.verify(user.encrypted_password ?? '', current))) {
    throw new AuthError(400, 'current_password_invalid', 'The current password is not right')
  }
  if (await passwords.verify(user.encrypted_password ?? '', password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return passwords.hash(password)
}

async function mergeMetadata(tx: Context, userId: string, said: Record<string, unknown>): Promise<void> {
  if (Object.keys(said).length === 0) return
  const row = await tx.db
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const merged = Object.entries({ ...row.user_metadata, ...said }).filter(([, value]) => value !== null)
  const metadata = metadataOf({ data: Object.fromEntries(merged) })
  await tx.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: tx.now() })
    .where('id', '=', userId)
    .execute()
}

async function changePassword(tx: Context, { user, sessionId }: Bearer, encrypted: string): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ encrypted_password: encrypted, updated_at: tx.now() })
    .where('id', '=', user.id)
    .execute()
  await tx.db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).execute()
  await endSessions(tx, user.id, { allBut: sessionId })
  await writeAudit(tx, { action: 'account.password_changed', actorId: user.id, subjectId: user.id })
}
