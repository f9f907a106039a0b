import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import { accountKey, takeFromAuthLimit, takeMailTurn } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { emailAddress } from '../email-address.ts'
import { journeyOf } from '../one-time/journey.ts'
import { type UserRow, userByEmail, userById } from '../users.queries.ts'
import { emailExists, takeNewEmail } from './change-email.ts'
import { startEmailChange } from './start-email-change.ts'

/** The address that she wants; null: none, or the one she has. */
export async function newEmailOf(request: AuthRequest, user: UserRow): Promise<string | null> {
  const { ctx, body } = request
  const given = textOf(body, 'email')
  if (given === '') return null
  const email = emailAddress(given)
  if (email === user.email) return null
  journeyOf(request)
  // Where addresses must be confirmed nobody learns whose they are: the owner gets a mail.
  if (ctx.settings.auth.autoconfirm && (await userByEmail(ctx.db, email))) throw emailExists()
  return email
}

/** Before it is asked for, and once nothing else is wrong with what she sent; an SMS that cannot go out is found after it. */
export async function takeTurnOfNewEmail(ctx: Context, user: UserRow, email: string): Promise<void> {
  await takeMailTurn(ctx, 'email_change', user.id)
  // Whoever reads the mails there did not ask for them. Not of those to members: that would tell whether she is one.
  await takeFromAuthLimit(ctx, 'mailWanted', await accountKey(ctx, email))
}

/** A first address counts as at sign-up; a change of one is asked at both, whatever the settings say. */
export async function takeOrAskEmail(tx: Context, request: AuthRequest, bearer: Bearer, email: string): Promise<void> {
  const userId = bearer.user.id
  const user = await userById(tx.db, userId)
  if (!user) return
  const details = { first: user.email === '' }
  await writeAudit(tx, { action: 'account.email_change_asked', actorId: userId, subjectId: userId, details })
  if (user.email !== '' || !tx.settings.auth.autoconfirm) {
    const asked = { email, sessionId: bearer.session.id }
    return startEmailChange(tx, user, asked, journeyOf(request, user.user_metadata))
  }
  const taken = await takeNewEmail(tx, user, email, false)
  if (taken instanceof AuthError) throw taken
}
