import type { Context } from '../../../../context.ts'
import { addAskedMail } from '../../mails/add-mail.ts'
import { confirmAddressMail } from '../../mails/confirm-address-mail.ts'
import { languageOf } from '../language-of.ts'
import type { UserRow } from '../users.queries.ts'
import { type Journey, startMailFlow } from './journey.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { pageLink } from './page-link.ts'

/** Asks her to confirm the address of a new account, by a link to our page or by six digits. */
export async function mailConfirmation(tx: Context, user: UserRow, journey: Journey): Promise<void> {
  const flowId = await startMailFlow(tx, user.id, journey, 'email/signup')
  const draft = { userId: user.id, purpose: 'confirmation', sentTo: user.email, flowId } as const
  const made = await makeOneTimeToken(tx, draft)
  const { token, code } = made
  await tx.db.updateTable('users').set({ confirmation_sent_at: tx.now() }).where('id', '=', user.id).execute()
  const link = pageLink(tx.settings, '/verify', { token, type: 'signup', redirectTo: journey.redirectTo })
  const newPassword = user.signed_up_again_at ? `${tx.settings.siteUrl}/forgot-password` : null
  const hasPassword = user.encrypted_password !== null
  const mail = confirmAddressMail(languageOf(user, journey.language), { url: link, code, newPassword, hasPassword })
  await addAskedMail(tx, user, mail, made)
}
