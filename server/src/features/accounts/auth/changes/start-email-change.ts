import type { Context } from '../../../../context.ts'
import { addAskedMail } from '../../mails/add-mail.ts'
import { addressTakenMail } from '../../mails/address-taken-mail.ts'
import { changeEmailMail } from '../../mails/change-email-mail.ts'
import { isProven } from '../is-proven.ts'
import { languageOf } from '../language-of.ts'
import { type Journey, startMailFlow } from '../one-time/journey.ts'
import { makeOneTimeToken } from '../one-time/one-time-token.ts'
import { pageLink } from '../one-time/page-link.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'
import { forgetCodesOf } from './drop-changes.ts'

/** Asks both addresses; a person without one yet is asked at the new one only. `sessionId`: in which she wants it. */
export async function startEmailChange(
  tx: Context,
  user: UserRow,
  { email, sessionId }: { email: string; sessionId: string },
  journey: Journey,
): Promise<void> {
  const now = tx.now()
  const changing = await tx.db
    .updateTable('users')
    .set({ new_email: email, email_change_confirmed: '', email_change_session: sessionId })
    .set({ email_change_sent_at: now, updated_at: now })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Also where nothing takes their place, for the address is somebody's: that they still count would tell of it.
  await forgetCodesOf(tx, user.id, ['email_change_current', 'email_change_new'])
  await mailEmailChange(tx, changing, journey)
}

/** To whoever of the two has not confirmed yet, and may be sent a mail. */
export async function mailEmailChange(
  tx: Context,
  user: UserRow,
  journey: Journey,
  may = { current: true, new: true },
): Promise<void> {
  const flowId = await startMailFlow(tx, user.id, journey, 'email_change')
  const done = user.email_change_confirmed
  if (user.email !== '' && done !== 'current' && may.current) {
    await ask(tx, user, 'email_change_current', user.email, flowId, journey)
  }
  if (done === 'new' || !may.new) return
  const owner = await userByEmail(tx.db, user.new_email)
  if (!owner) return ask(tx, user, 'email_change_new', user.new_email, flowId, journey)
  await addAskedMail(
    tx,
    owner,
    addressTakenMail(languageOf(owner, journey.language), tx.settings.siteUrl, isProven(owner)),
  )
}

async function ask(
  tx: Context,
  user: UserRow,
  purpose: 'email_change_current' | 'email_change_new',
  sentTo: string,
  flowId: string | null,
  { language, redirectTo }: Journey,
): Promise<void> {
  const made = await makeOneTimeToken(tx, { userId: user.id, purpose, sentTo, flowId })
  const { token, code } = made
  const link = pageLink(tx.settings, '/verify', { token, type: 'email_change', redirectTo })
  const end = purpose === 'email_change_new' ? 'new' : 'current'
  const mail = changeEmailMail(language, { end, newEmail: user.new_email, url: link, code })
  await addAskedMail(tx, { id: user.id, email: sentTo }, mail, made)
}
