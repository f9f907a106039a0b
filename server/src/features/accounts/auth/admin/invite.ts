import { type Context, inTransaction } from '../../../../context.ts'
import { TRUSTED } from '../../invitations/may-register.ts'
import { addMail } from '../../mails/add-mail.ts'
import { inviteMail } from '../../mails/invite-mail.ts'
import { writeAudit } from '../../write-audit.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { emailExists } from '../changes/change-email.ts'
import { emailAddress } from '../email-address.ts'
import { forgetFirstComer } from '../one-time/forget-first-comer.ts'
import { type Journey, journeyOf } from '../one-time/journey.ts'
import { makeOneTimeToken } from '../one-time/one-time-token.ts'
import { pageLink } from '../one-time/page-link.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { showUser } from '../user.view.ts'
import { lockUser, type UserRow, userByEmail } from '../users.queries.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

/** POST /invite: an account that waits for her, and a mail. Again, it mails again. */
export async function invite(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, body } = request
  const email = emailAddress(textOf(body, 'email'))
  const metadata = metadataOf(body)
  const journey = journeyOf(request, metadata)
  const user = await inTransaction(asOperator(ctx), async (tx) => {
    const invited = await inviteUser(tx, email, metadata)
    await mailInvitation(tx, invited, journey)
    return invited
  })
  return Response.json(await showUser(ctx.db, user))
}

/** The account that waits for her from now on, whoever had signed up with her address before. */
export async function inviteUser(tx: Context, email: string, metadata: Record<string, unknown>): Promise<UserRow> {
  const found = await userByEmail(tx.db, email)
  // She may be confirming it just now.
  const known = found && (await lockUser(tx.db, found.id))
  if (known?.email_confirmed_at) throw emailExists()
  if (known) await forgetFirstComer(tx, known, metadata)
  const user = known ?? (await insertAccount(tx, { email, metadata, registration: null, invited: TRUSTED }))
  if (!user) throw emailExists()
  await writeAudit(tx, { action: 'account.invited', actorId: null, subjectId: user.id })
  return tx.db
    .updateTable('users')
    .set({ invited_at: tx.now(), updated_at: tx.now() })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function mailInvitation(tx: Context, user: UserRow, { language, redirectTo }: Journey): Promise<void> {
  const { token, code, expiresAt } = await makeOneTimeToken(tx, {
    userId: user.id,
    purpose: 'invite',
    sentTo: user.email,
  })
  const link = pageLink(tx.settings, '/verify', { token, type: 'invite', redirectTo })
  await addMail(tx, user, inviteMail(language, link, code), expiresAt)
}
