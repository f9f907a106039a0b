import { inTransaction } from '../../../../context.ts'
import type { NewProfile } from '../../profile/make-profile.ts'
import { type StartedSession, startSession } from '../../sessions/start-session.ts'
import type { AuthRequest } from '../auth-request.ts'
import { journeyOf } from '../one-time/journey.ts'
import { mailConfirmation } from '../one-time/mail-confirmation.ts'
import type { UserRow } from '../users.queries.ts'
import { rememberKey } from './idempotency-key.ts'
import { insertAccount } from './insert-account.ts'
import type { LookingNew } from './looking-new.ts'
import { noteTry, type Try } from './tries/note-try.ts'

export interface SignUpDraft {
  email: string
  encryptedPassword: string
  /** Of the address and the password, where the address is asked to be proven; null: it counts at once. */
  tried: string | null
  metadata: Record<string, unknown>
  /** null: a bare sign-up. */
  registration: NewProfile | null
  idempotencyKey: string | null
  /** The digest of her invitation; null: she brings none. */
  invited: string | null
  /** What is answered where no session is: of a new account, whose ever the address is. */
  shown: LookingNew
}

/** What is kept of it. `tried`: its digest. */
export const tryOf = (
  { shown, idempotencyKey }: SignUpDraft,
  tried: string,
  userId: string,
  madeAccount: boolean,
): Try => ({
  ...{ digest: tried, userId, byPhone: false, madeAccount, shownId: shown.id, idempotencyKey },
})

/** null: the address belongs to somebody. Two at once: the second waits for the first and gets null. */
export async function createUser(
  request: AuthRequest,
  draft: SignUpDraft,
): Promise<{ user: UserRow; session: StartedSession | null; shownId: string } | null> {
  const journey = journeyOf(request, draft.metadata)
  return inTransaction(request.ctx, async (tx) => {
    const user = await insertAccount(tx, { ...draft, id: draft.shown.id, confirmed: tx.settings.auth.autoconfirm })
    if (!user) return null
    if (draft.idempotencyKey) await rememberKey(tx.db, draft.idempotencyKey, user.id, tx.now())
    const shownId = draft.tried ? await noteTry(tx, tryOf(draft, draft.tried, user.id, true)) : user.id
    if (user.email_confirmed_at) {
      return { user, session: await startSession(tx, user.id, 'password'), shownId }
    }
    await mailConfirmation(tx, user, journey)
    return { user: { ...user, confirmation_sent_at: tx.now() }, session: null, shownId }
  })
}
