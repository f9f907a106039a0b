import { uuid7 } from '@heraia/contract/uuid7'
import { type Context, inTransaction } from '../../../../context.ts'
import { makeProfile, type NewProfile } from '../../profile/make-profile.ts'
import { type StartedSession, startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import type { AuthRequest } from '../auth-request.ts'
import { languageOf } from '../language-of.ts'
import { mailConfirmation } from '../one-time/mail-confirmation.ts'
import type { UserRow } from '../users.queries.ts'
import { rememberKey } from './idempotency-key.ts'

export interface SignUpDraft {
  email: string
  encryptedPassword: string
  metadata: Record<string, unknown>
  /** null: no profile yet. */
  registration: NewProfile | null
  idempotencyKey: string | null
}

/** null: the address belongs to somebody. Two at once: the second waits for the first and gets null. */
export async function createUser(
  { ctx, headers }: AuthRequest,
  draft: SignUpDraft,
): Promise<{ user: UserRow; session: StartedSession | null } | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await insertUser(tx, draft)
    if (!user) return null
    await insertIdentity(tx, user)
    if (draft.registration) await makeProfile(tx, user.id, user.email, draft.registration)
    if (draft.idempotencyKey) await rememberKey(tx.db, draft.idempotencyKey, user.id, tx.now())
    await writeAudit(tx, { action: 'account.created', actorId: user.id, subjectId: user.id })
    if (user.email_confirmed_at) {
      const session = await startSession(tx, user.id, 'password')
      return { user: { ...user, last_sign_in_at: tx.now() }, session }
    }
    await mailConfirmation(tx, user, languageOf(user.user_metadata, headers))
    return { user: { ...user, confirmation_sent_at: tx.now() }, session: null }
  })
}

async function insertUser(tx: Context, draft: SignUpDraft): Promise<UserRow | undefined> {
  const now = tx.now()
  const id = newId(tx)
  const confirmed = tx.settings.auth.autoconfirm
  const said = { email: draft.email, email_verified: confirmed, phone_verified: false, sub: id }
  return tx.db
    .insertInto('users')
    .values({
      id,
      email: draft.email,
      encrypted_password: draft.encryptedPassword,
      email_confirmed_at: confirmed ? now : null,
      confirmation_sent_at: null,
      recovery_sent_at: null,
      last_sign_in_at: null,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify({ ...draft.metadata, ...said }),
      banned_until: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function insertIdentity(tx: Context, user: UserRow): Promise<void> {
  const now = tx.now()
  const data = {
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  }
  await tx.db
    .insertInto('identities')
    .values({
      id: newId(tx),
      user_id: user.id,
      provider: 'email',
      provider_id: user.id,
      identity_data: JSON.stringify(data),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

const newId = (ctx: Context): string => uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10))
