import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../../context.ts'
import { addMail } from '../../mails/add-mail.ts'
import { confirmAddressMail } from '../../mails/confirm-address-mail.ts'
import type { UserRow } from '../users.queries.ts'
import { makeOneTimeToken } from './one-time-token.ts'

/** Asks her to confirm the address of a new account, by a link to our page or by six digits. */
export async function mailConfirmation(tx: Context, user: UserRow, language: Language): Promise<void> {
  const { token, code } = await makeOneTimeToken(tx, user.id, 'confirmation')
  await tx.db.updateTable('users').set({ confirmation_sent_at: tx.now() }).where('id', '=', user.id).execute()
  // A page with a button: mail scanners open links, and opening one must not use it up.
  const link = `${tx.settings.siteUrl}/verify?token_hash=${token}&type=signup`
  await addMail(tx, user.email, confirmAddressMail(language, link, code))
}
