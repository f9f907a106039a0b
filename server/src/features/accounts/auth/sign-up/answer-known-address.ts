import { type Context, inTransaction } from '../../../../context.ts'
import { noteInvited } from '../../invitations/may-register.ts'
import { startSession } from '../../sessions/start-session.ts'
import { AuthError, bannedFrom } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { journeyOf } from '../one-time/journey.ts'
import { mailConfirmation } from '../one-time/mail-confirmation.ts'
import { mayMailAgain } from '../one-time/may-mail-again.ts'
import { signedUpAgain } from '../one-time/signed-up-again.ts'
import { showSession } from '../session.view.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'
import { type SignUpDraft, tryOf } from './create-user.ts'
import { madeByKey } from './idempotency-key.ts'
import { type LookingNew, lookingNew } from './looking-new.ts'
import { noteSignUpAgain } from './note-sign-up-again.ts'
import { tellOwner } from './tell-owner.ts'
import { noteTry } from './tries/note-try.ts'
import { isTried } from './tries/tries.ts'

/**
 * The address belongs to somebody. With confirmation off this is told; with confirmation on the answer looks
 * like that of a new account, also where the first one still waits, and the owner gets a mail.
 * null: it is nobody's any more.
 */
export async function answerKnownAddress(
  request: AuthRequest,
  draft: SignUpDraft,
  password: string,
): Promise<Response | null> {
  const { ctx } = request
  const user = await userByEmail(ctx.db, draft.email)
  if (!user) return null
  if (await isSameAgain(request, draft, user, password)) return answerSameAgain(request, draft, user)
  if (user.email_confirmed_at) {
    await noteSignUpAgain(ctx, user)
    if (ctx.settings.auth.autoconfirm) throw alreadyExists()
    await tellOwner(ctx, user, languageOf(user, ctx.speaks))
  } else if (!(await isOfAccount(request, draft, user))) {
    await noteInvited(ctx, user, draft.invited, false)
    await mailAgain(request, user)
  }
  // Once the mail is on its way: whoever asks again because this process died is mailed.
  const id = draft.tried ? await noteTry(ctx, tryOf(draft, draft.tried, user.id, false)) : draft.shown.id
  return Response.json(shownAs(ctx, draft, id))
}

/** Of the same sign-up before: with the id of then. */
export const shownAs = (ctx: Context, { shown, email, metadata }: SignUpDraft, id: string): LookingNew =>
  id === shown.id ? shown : lookingNew(ctx, { email }, metadata, id)

/** The answer of the sign-up that made this account was lost: its mail is on its way, and nobody signed up again. */
const isOfAccount = async ({ ctx }: AuthRequest, { idempotencyKey, tried }: SignUpDraft, user: UserRow) =>
  idempotencyKey !== null &&
  tried !== null &&
  (await isTried(ctx, tried)) &&
  (await madeByKey(ctx.db, idempotencyKey, user.id, ctx.now()))

export const alreadyExists = () => new AuthError(422, 'user_already_exists', 'User already registered')

/** The answer to the first try was lost: the same key, by somebody who knows the password. */
async function isSameAgain(
  { ctx }: AuthRequest,
  { idempotencyKey, tried }: Pick<SignUpDraft, 'idempotencyKey' | 'tried'>,
  user: UserRow,
  password: string,
): Promise<boolean> {
  if (!idempotencyKey || !user.encrypted_password) return false
  // Where an address is to be proven, all that wait are told from each other by what was tried (tries/note-try.ts).
  if (!user.email_confirmed_at && tried) return false
  if (!(await madeByKey(ctx.db, idempotencyKey, user.id, ctx.now()))) return false
  return ctx.ports.passwords.verify(user.encrypted_password, password)
}

/**
 * What a sign-up is answered where nobody new is taken by what it brings: the first try may have been the last use of her invitation.
 * null: it made no account whose address counts.
 */
export async function answerMadeBefore(
  request: AuthRequest,
  draft: Pick<SignUpDraft, 'email' | 'idempotencyKey' | 'metadata'>,
  password: string,
): Promise<Response | null> {
  const user = await userByEmail(request.ctx.db, draft.email)
  if (!user?.email_confirmed_at) return null
  return (await isSameAgain(request, { ...draft, tried: null }, user, password))
    ? answerSameAgain(request, draft, user)
    : null
}

async function answerSameAgain(
  request: AuthRequest,
  draft: Pick<SignUpDraft, 'metadata'>,
  user: UserRow,
): Promise<Response> {
  if (isBanned(user, request.ctx.now())) throw bannedFrom(403, user, 'password')
  if (!user.email_confirmed_at) {
    return Response.json(lookingNew(request.ctx, { email: user.email }, draft.metadata, user.id))
  }
  const session = await inTransaction(request.ctx, (tx) => startSession(tx, user.id, 'password'))
  return Response.json(await showSession(request, user, session))
}

/** The mail goes out again and says so; the password stays as it was, for nobody proved to be the owner. */
async function mailAgain(request: AuthRequest, user: UserRow): Promise<void> {
  const { ctx } = request
  const again = await signedUpAgain(ctx, user)
  if (!(await mayMailAgain(ctx, user, user.confirmation_sent_at))) return
  await inTransaction(ctx, (tx) => mailConfirmation(tx, again, journeyOf(request, user.user_metadata)))
}
