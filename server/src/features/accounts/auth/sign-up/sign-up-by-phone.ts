import { type Context, inTransaction } from '../../../../context.ts'
import { noteInvited } from '../../invitations/may-register.ts'
import { takeSmsTurn } from '../auth-limits.ts'
import type { AuthRequest } from '../auth-request.ts'
import { evenly } from '../evenly.ts'
import { languageOf } from '../language-of.ts'
import { askedAgain } from '../one-time/signed-up-again.ts'
import { channelOf } from '../sms/channel.ts'
import { keepCode, sendSms } from '../sms/send-code.ts'
import { alreadyMemberSms } from '../sms/sms-texts.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { insertAccount } from './insert-account.ts'
import { lookingNew } from './looking-new.ts'
import { madeOrFound } from './made-or-found.ts'
import { noteSignUpAgain } from './note-sign-up-again.ts'
import { readRegistration } from './read-registration.ts'
import { noteTry } from './tries/note-try.ts'

interface PhoneDraft {
  encryptedPassword: string
  /** Of the phone and the password. */
  tried: string
  metadata: Record<string, unknown>
  /** The digest of her invitation; null: she brings none. */
  invited: string | null
}

/** A code goes to her phone. Where the phone has an account the answer looks alike, and its owner gets a message. */
export async function signUpByPhone(request: AuthRequest, phone: string, draft: PhoneDraft): Promise<Response> {
  const { ctx, body } = request
  const channel = channelOf(body)
  await takeSmsTurn(ctx, phone)
  const shown = lookingNew(ctx, { phone }, draft.metadata)
  const text = await evenly(ctx, async () => textTo(ctx, await accountOf(ctx, phone, draft, shown.id), phone, draft))
  await sendSms(ctx, { to: phone, text, channel })
  return Response.json(shown)
}

/** Whose phone it is, or the account that is made for it. */
async function accountOf(ctx: Context, phone: string, draft: PhoneDraft, id: string) {
  const tried = { digest: draft.tried, byPhone: true, idempotencyKey: null, shownId: id }
  const registration = readRegistration(draft.metadata)
  const make = () =>
    inTransaction(ctx, async (tx) => {
      const user = await insertAccount(tx, { ...draft, id, phone, registration })
      if (user) await noteTry(tx, { ...tried, userId: user.id, madeAccount: true })
      return user
    })
  const known = await madeOrFound(make, () => userByPhone(ctx.db, phone))
  if (!known.isNew && !known.user.phone_confirmed_at) await noteInvited(ctx, known.user, draft.invited, false)
  if (!known.isNew) await noteTry(ctx, { ...tried, userId: known.user.id, madeAccount: false })
  return known
}

/** What goes to the phone: a code, which is stored, or to a member that she is one. */
async function textTo(
  ctx: Context,
  { user, isNew }: { user: UserRow; isNew: boolean },
  phone: string,
  { metadata }: PhoneDraft,
): Promise<string> {
  const language = languageOf(user, languageOf({ user_metadata: metadata }, ctx.speaks))
  if (user.phone_confirmed_at) {
    await noteSignUpAgain(ctx, user)
    return alreadyMemberSms(language)
  }
  const waiting = isNew ? user : await askedAgain(ctx, user)
  const isSignedUpAgain = waiting.signed_up_again_at !== null
  const text = await keepCode(ctx, { userId: user.id, purpose: 'sms', phone, language, isSignedUpAgain })
  await ctx.db.updateTable('users').set({ confirmation_sent_at: ctx.now() }).where('id', '=', user.id).execute()
  return text
}
