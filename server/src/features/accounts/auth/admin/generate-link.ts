import { type Context, inTransaction } from '../../../../context.ts'
import { TRUSTED } from '../../invitations/may-register.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { emailExists } from '../changes/change-email.ts'
import { forgetCodesOf } from '../changes/drop-changes.ts'
import { emailAddress } from '../email-address.ts'
import { forgetFirstComer } from '../one-time/forget-first-comer.ts'
import { makeOneTimeToken, type OneTimePurpose } from '../one-time/one-time-token.ts'
import { checkPassword } from '../password/check-password.ts'
import { redirectTarget } from '../redirects.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { showUser } from '../user.view.ts'
import { lockUser, type UserRow, userByEmail } from '../users.queries.ts'
import { inviteUser } from './invite.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

interface Draft {
  email: string
  newEmail: string
  encryptedPassword: string | null
  metadata: Record<string, unknown>
}

interface Kind {
  purpose: OneTimePurpose
  /** What the link's `type` says. */
  type: string
  find: (tx: Context, draft: Draft) => Promise<UserRow>
}

const KINDS: Record<string, Kind> = {
  signup: { purpose: 'confirmation', type: 'signup', find: signUp },
  invite: { purpose: 'invite', type: 'invite', find: (tx, { email, metadata }) => inviteUser(tx, email, metadata) },
  magiclink: { purpose: 'magic_link', type: 'magiclink', find: signInOrUp },
  recovery: { purpose: 'recovery', type: 'recovery', find: (tx, draft) => known(tx, draft.email) },
  email_change_current: { purpose: 'email_change_current', type: 'email_change', find: changeEmail },
  email_change_new: { purpose: 'email_change_new', type: 'email_change', find: changeEmail },
}

export const linkTypes: readonly string[] = Object.keys(KINDS)

/** For operators who send mails of their own: the token and digits that such a mail would carry. Nobody is mailed. */
export async function generateLink(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, body } = request
  const asked = textOf(body, 'type')
  const kind = Object.hasOwn(KINDS, asked) ? KINDS[asked] : undefined
  if (!kind) throw invalid(`Invalid email action link type requested: ${asked.slice(0, 40)}`)
  const draft = await readDraft(request, asked)
  const { user, token, code } = await inTransaction(asOperator(ctx), async (tx) => {
    const user = await kind.find(tx, draft)
    const sentTo = kind.purpose === 'email_change_new' ? draft.newEmail : user.email
    const made = await makeOneTimeToken(tx, { userId: user.id, purpose: kind.purpose, sentTo })
    const details = { type: asked }
    await writeAudit(tx, { action: 'link.made_by_operator', actorId: null, subjectId: user.id, details })
    return { user, ...made }
  })
  const redirectTo = redirectTarget(request)
  const query = new URLSearchParams({ token, type: kind.type, redirect_to: redirectTo })
  return Response.json({
    ...(await showUser(ctx.db, user)),
    action_link: `${ctx.settings.siteUrl}${ctx.settings.auth.basePath.replace(/\/+$/, '')}/verify?${query}`,
    email_otp: code,
    hashed_token: token,
    verification_type: asked,
    redirect_to: redirectTo,
  })
}

async function readDraft({ ctx, body }: AuthRequest, type: string): Promise<Draft> {
  const password = textOf(body, 'password')
  if (type === 'signup' && password === '') throw invalid('Signup requires a valid password')
  if (password !== '') checkPassword(password, ctx.settings.auth.passwordMin)
  const newEmail = textOf(body, 'new_email')
  if (type.startsWith('email_change') && newEmail === '') throw invalid('A new email address is required')
  return {
    email: emailAddress(textOf(body, 'email')),
    newEmail: newEmail === '' ? '' : emailAddress(newEmail),
    encryptedPassword: password === '' ? null : await ctx.ports.passwords.hash(password),
    metadata: metadataOf(body),
  }
}

async function known(tx: Context, email: string): Promise<UserRow> {
  const user = await waitingAgain(tx, email)
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return user
}

/**
 * Who has this address. Where nobody has confirmed it, a stranger may have signed up with it, and the link is for her whom
 * the operator means: as with an invitation (0027), what he chose there counts no longer.
 */
async function waitingAgain(tx: Context, email: string, said?: Record<string, unknown>): Promise<UserRow | undefined> {
  const found = await userByEmail(tx.db, email)
  if (!found) return undefined
  // She may be confirming it just now.
  await forgetFirstComer(tx, await lockUser(tx.db, found.id), said)
  return userByEmail(tx.db, email)
}

/** Somebody new is made, as by /otp. */
async function signInOrUp(tx: Context, { email, metadata }: Draft): Promise<UserRow> {
  const user =
    (await waitingAgain(tx, email, metadata)) ??
    (await insertAccount(tx, { email, metadata, registration: null, invited: TRUSTED }))
  if (!user) throw emailExists()
  return user
}

async function signUp(tx: Context, { email, encryptedPassword, metadata }: Draft): Promise<UserRow> {
  const user = await waitingAgain(tx, email, metadata)
  if (user?.email_confirmed_at) throw emailExists()
  // Who has shown a phone has an account that is hers.
  if (user) return user.phone_confirmed_at ? user : setPassword(tx, user.id, encryptedPassword)
  const made = await insertAccount(tx, { email, encryptedPassword, metadata, registration: null, invited: TRUSTED })
  if (!made) throw emailExists()
  return made
}

const setPassword = (tx: Context, id: string, encrypted_password: string | null): Promise<UserRow> =>
  tx.db
    .updateTable('users')
    .set({ encrypted_password, updated_at: tx.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function changeEmail(tx: Context, { email, newEmail }: Draft): Promise<UserRow> {
  const found = await userByEmail(tx.db, email)
  // She may ask for another one, or agree to it, just now.
  const held = found && (await lockUser(tx.db, found.id))
  // The second link of one change must not forget the first.
  const user = held?.new_email === newEmail ? held : await known(tx, email)
  if (await userByEmail(tx.db, newEmail)) throw emailExists()
  // Of the one before neither what was mailed counts for it, nor who has agreed.
  const isOther = user.new_email !== newEmail
  if (isOther) await forgetCodesOf(tx, user.id, ['email_change_current', 'email_change_new'])
  return tx.db
    .updateTable('users')
    .set({
      new_email: newEmail,
      email_change_session: null,
      ...(isOther && { email_change_confirmed: '' as const }),
      email_change_sent_at: tx.now(),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
