import { inTransaction } from '../../../../context.ts'
import { takeSmsTurn } from '../auth-limits.ts'
import type { AuthRequest } from '../auth-request.ts'
import { languageOf } from '../language-of.ts'
import { askedAgain } from '../one-time/signed-up-again.ts'
import { channelOf } from '../sms/channel.ts'
import { sendCode, sendSms } from '../sms/send-code.ts'
import { alreadyMemberSms } from '../sms/sms-texts.ts'
import { userByPhone } from '../users.queries.ts'
import { insertAccount } from './insert-account.ts'
import { lookingNew } from './looking-new.ts'
import { noteSignUpAgain } from './note-sign-up-again.ts'
import { readRegistration } from './read-registration.ts'
import { noteTry } from './sign-up-tries.ts'

interface PhoneDraft {
  encryptedPassword: string
  /** Of the phone and the password. */
  tried: string
  metadata: Record<string, unknown>
}

/** A code goes to her phone. Where the phone has an account the answer looks alike, and its owner gets a message. */
export async function signUpByPhone(request: AuthRequest, phone: string, draft: PhoneDraft): Promise<Response> {
  const { ctx, body } = request
  const channel = channelOf(body)
  await takeSmsTurn(ctx, phone)
  const registration = readRegistration(draft.metadata)
  const tried = { digest: draft.tried, idempotencyKey: null }
  const made = await inTransaction(ctx, async (tx) => {
    const user = await insertAccount(tx, { ...draft, phone, registration })
    if (user) await noteTry(tx, { ...tried, userId: user.id, shownId: user.id, madeAccount: true })
    return user
  })
  const user = made ?? (await userByPhone(ctx.db, phone))
  if (!user) throw new Error('The account of a phone was neither made nor found.')
  const shown = lookingNew(ctx, { phone }, draft.metadata, made?.id)
  if (!made) await noteTry(ctx, { ...tried, userId: user.id, shownId: shown.id, madeAccount: false })
  const language = languageOf(user, languageOf({ user_metadata: draft.metadata }, ctx.speaks))
  if (user.phone_confirmed_at) {
    await noteSignUpAgain(ctx, user)
    if (!(phone in ctx.settings.auth.testOtp))
      await sendSms(ctx, { to: phone, text: alreadyMemberSms(language), channel })
  } else {
    const waiting = made ?? (await askedAgain(ctx, user))
    const isSignedUpAgain = waiting.signed_up_again_at !== null
    await sendCode(ctx, { userId: user.id, purpose: 'sms', phone, channel, language, isSignedUpAgain })
    await ctx.db.updateTable('users').set({ confirmation_sent_at: ctx.now() }).where('id', '=', user.id).execute()
  }
  return Response.json(shown)
}
