import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { noteInvited, takesNew } from '../../invitations/may-register.ts'
import { addAskedMail } from '../../mails/add-mail.ts'
import { magicLinkMail } from '../../mails/magic-link-mail.ts'
import { writeAudit } from '../../write-audit.ts'
import { isBanned } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'
import { Journey, startMailFlow } from './journey.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mayMailAgain } from './may-mail-again.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { pageLink } from './page-link.ts'
import { askedAgain } from './signed-up-again.ts'

const asked = z.object({
  email: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  journey: Journey,
  /** The digest of her invitation; jobs of before there were any say none. */
  invited: z.string().nullable().default(null),
})

/** The job behind /otp: a magic link to a member; to somebody new, the mail that confirms her address. */
export async function signInByMail(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { invited, ...wanted } = asked.parse(payload)
  const { email, journey } = wanted
  const user = await userByEmail(ctx.db, email)
  if (!user) return welcome(ctx, wanted, invited)
  if (isBanned(user, ctx.now())) return
  // Also where the mail of a moment ago is enough: it is by this invitation that she comes when she opens that.
  if (!user.email_confirmed_at && invited && (await takesNew(ctx, invited)))
    await noteInvited(ctx, user, invited, false)
  if (!(await mayMailAgain(ctx, user, user.email_confirmed_at ? null : user.confirmation_sent_at))) return
  await inTransaction(ctx, async (tx) => {
    if (user.email_confirmed_at) return mailMagicLink(tx, user, journey)
    await mailConfirmation(tx, await askedAgain(tx, user), journey)
  })
}

/** Never confirmed here, whatever the settings say: nobody has shown yet that the address is hers. */
async function welcome(
  ctx: Context,
  { email, metadata, journey }: Omit<z.infer<typeof asked>, 'invited'>,
  invited: string | null,
): Promise<void> {
  if (!(await takesNew(ctx, invited))) return
  await inTransaction(ctx, async (tx) => {
    const registration = readRegistration(metadata)
    const user = await insertAccount(tx, { email, metadata, registration, invited })
    if (user) await mailConfirmation(tx, user, journey)
  })
}

async function mailMagicLink(tx: Context, user: UserRow, journey: Journey): Promise<void> {
  const flowId = await startMailFlow(tx, user.id, journey, 'magiclink')
  await writeAudit(tx, { action: 'account.sign_in_asked', actorId: null, subjectId: user.id })
  const draft = { userId: user.id, purpose: 'magic_link', sentTo: user.email, flowId } as const
  const made = await makeOneTimeToken(tx, draft)
  const { token, code } = made
  const url = pageLink(tx.settings, '/verify', { token, type: 'magiclink', redirectTo: journey.redirectTo })
  // A stranger may have been first with her address, as at the sign-up that waits (0027).
  const isWarned = user.email_unproven && user.encrypted_password !== null
  const newPassword = isWarned ? `${tx.settings.siteUrl}/forgot-password` : null
  const mail = magicLinkMail(languageOf(user, journey.language), { url, code, newPassword })
  await addAskedMail(tx, user, mail, made)
}
