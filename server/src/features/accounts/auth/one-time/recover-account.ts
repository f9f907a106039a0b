import { type Context, inTransaction } from '../../../../context.ts'
import { addAskedMail } from '../../mails/add-mail.ts'
import { newPasswordMail } from '../../mails/new-password-mail.ts'
import { writeAudit } from '../../write-audit.ts'
import { startMailFlow } from './journey.ts'
import { mayMailAgain } from './may-mail-again.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { pageLink } from './page-link.ts'
import { whoWasAsked } from './who-was-asked.ts'

/** The job behind /recover: a way in for who forgot her password. */
export async function recoverAccount(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const asked = await whoWasAsked(ctx, payload)
  if (!asked || !(await mayMailAgain(ctx, asked.user, asked.user.recovery_sent_at))) return
  const { user, journey } = asked
  await inTransaction(ctx, async (tx) => {
    const flowId = await startMailFlow(tx, user.id, journey, 'recovery')
    const draft = { userId: user.id, purpose: 'recovery', sentTo: user.email, flowId } as const
    const made = await makeOneTimeToken(tx, draft)
    const { token, code } = made
    await tx.db.updateTable('users').set({ recovery_sent_at: tx.now() }).where('id', '=', user.id).execute()
    await writeAudit(tx, { action: 'account.recovery_asked', actorId: null, subjectId: user.id })
    const link = pageLink(tx.settings, '/reset-password', { token, type: 'recovery', redirectTo: journey.redirectTo })
    await addAskedMail(tx, user, newPasswordMail(journey.language, link, code), made)
  })
}
