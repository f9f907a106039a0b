import type { Context } from '../../../../context.ts'
import { addMail } from '../../mails/add-mail.ts'
import { passwordChangedMail } from '../../mails/password-changed-mail.ts'
import { wasItYou } from '../../mails/was-it-you.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import type { Bearer } from '../bearer.ts'
import { dropChanges } from '../changes/drop-changes.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import { languageOf } from '../language-of.ts'
import { forgetProofs } from '../one-time/forget-proofs.ts'
import { type NewPassword, spendNonce } from './new-password.ts'

/** Ends her other sessions and every mail and code that was on its way, and tells her by mail. Her row must be held, and be read since. */
export async function changePassword(tx: Context, { user, session }: Bearer, asked: NewPassword): Promise<void> {
  if (asked.nonce !== '') await spendNonce(tx, user, asked.nonce)
  await tx.db
    .updateTable('users')
    .set({ encrypted_password: asked.encrypted, updated_at: tx.now() })
    .where('id', '=', user.id)
    .execute()
  await dropChanges(tx, user.id, 'anywhere')
  await forgetProofs(tx, user.id)
  await endSessions(tx, user.id, { allBut: session.id }, session.id)
  await writeAudit(tx, { action: 'account.password_changed', actorId: user.id, subjectId: user.id })
  if (user.email === '' || user.email_confirmed_at === null) return
  // Who came by a provider and sets a password signs in with her address from now on, too.
  await keepIdentity(tx, user, 'email')
  const language = languageOf(user, tx.speaks)
  await addMail(tx, user, passwordChangedMail(language, wasItYou(language, tx.settings, user)))
}
