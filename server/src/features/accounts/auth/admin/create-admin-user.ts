import { type Context, inTransaction } from '../../../../context.ts'
import { TRUSTED } from '../../invitations/may-register.ts'
import { writeAudit } from '../../write-audit.ts'
import { invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailExists } from '../changes/change-email.ts'
import { phoneExists } from '../changes/phone-exists.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import { isUuid } from '../is-uuid.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { showUser } from '../user.view.ts'
import { type UserRow, userByEmail, userByPhone } from '../users.queries.ts'
import { countOfUsers } from './admin-users.ts'
import { readUserDraft, type UserDraft } from './read-user-draft.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

/** POST /admin/users: an account made for somebody, confirmed where the operator says so. Nobody is mailed. */
export async function createAdminUser(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, body } = request
  const id = textOf(body, 'id')
  if (id !== '' && !isUuid(id)) throw invalid('ID must conform to the uuid v4 format')
  const draft = await readUserDraft(request)
  if (draft.email === '' && draft.phone === '') throw invalid('Cannot create a user without either an email or phone')
  const user = await inTransaction(asOperator(ctx), (tx) => insert(tx, draft, id))
  countOfUsers.forget(ctx)
  return Response.json(await showUser(ctx.db, user))
}

async function insert(tx: Context, draft: UserDraft, id: string): Promise<UserRow> {
  await refuseTaken(tx, draft)
  const made = await insertAccount(tx, {
    ...(id && { id }),
    email: draft.email,
    phone: draft.phone,
    encryptedPassword: draft.encryptedPassword,
    metadata: draft.userMetadata,
    registration: null,
    invited: TRUSTED,
    confirmed: false,
  })
  if (!made) {
    await refuseTaken(tx, draft)
    throw invalid('A user with this ID has already been registered')
  }
  const now = tx.now()
  const user = await tx.db
    .updateTable('users')
    .set({
      email_confirmed_at: draft.email && draft.emailConfirm ? now : null,
      phone_confirmed_at: draft.phone && draft.phoneConfirm ? now : null,
      app_metadata: JSON.stringify({ ...made.app_metadata, ...draft.appMetadata }),
      user_metadata: JSON.stringify({
        ...made.user_metadata,
        email_verified: draft.email !== '' && draft.emailConfirm,
        ...(draft.phone && { phone_verified: draft.phoneConfirm }),
      }),
      banned_until: draft.bannedUntil ?? null,
      role: draft.role || null,
      aud: draft.aud || null,
    })
    .where('id', '=', made.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeAudit(tx, { action: 'account.made_by_operator', actorId: null, subjectId: user.id })
  if (draft.phone) await keepIdentity(tx, user, 'phone')
  return draft.email ? keepIdentity(tx, user, 'email') : user
}

async function refuseTaken({ db }: Context, { email, phone }: UserDraft): Promise<void> {
  if (email && (await userByEmail(db, email))) throw emailExists()
  if (phone && (await userByPhone(db, phone))) throw phoneExists()
}
