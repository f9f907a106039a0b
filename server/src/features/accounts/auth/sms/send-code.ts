import type { Language } from '@heraia/contract/accounts'
import { type Context, inTransaction } from '../../../../context.ts'
import type { Sms } from '../../../../ports.ts'
import { AuthError } from '../auth-error.ts'
import { makeOneTimeToken } from '../one-time/one-time-token.ts'
import { sixDigits } from '../one-time/six-digits.ts'
import { chosenBeforeSms, codeSms } from './sms-texts.ts'

export interface CodeBySms {
  userId: string
  purpose: 'sms' | 'phone_change' | 'reauthentication'
  phone: string
  channel: Sms['channel']
  language: Language
  /** The message says so: the first to sign up may have been a stranger. */
  isSignedUpAgain?: boolean
}

/** Stores a code and sends it, after the commit: she may type it the moment it arrives. Answers the message's id. */
export async function sendCode(ctx: Context, wanted: CodeBySms): Promise<string | null> {
  const { phone, channel } = wanted
  const text = await keepCode(ctx, wanted)
  return sendSms(ctx, { to: phone, text, channel })
}

/** Stores a code, and answers the message that is to be sent. */
export async function keepCode(ctx: Context, wanted: Omit<CodeBySms, 'channel'>): Promise<string> {
  const { userId, purpose, phone } = wanted
  const code = newCode(ctx, phone)
  await inTransaction(ctx, (tx) => makeOneTimeToken(tx, { userId, purpose, sentTo: phone, code }))
  return messageOf(wanted, code)
}

const messageOf = ({ language, isSignedUpAgain }: Pick<CodeBySms, 'language' | 'isSignedUpAgain'>, code: string) =>
  [codeSms(language, code), ...(isSignedUpAgain ? [chosenBeforeSms(language)] : [])].join(' ')

export const newCode = ({ settings, ports }: Context, phone: string): string =>
  settings.auth.testOtp[phone] ?? sixDigits(ports.random)

/** Sends what is, or will be, stored. Answers as sendSms. */
export async function textCode(
  ctx: Context,
  wanted: Omit<CodeBySms, 'userId' | 'purpose'>,
  code: string,
): Promise<string | null> {
  const { phone: to, channel } = wanted
  return sendSms(ctx, { to, text: messageOf(wanted, code), channel })
}

/** What an SMS that goes out later, or to nobody, is answered with: it looks like the provider's. */
export function idOfUnsent({ settings, ports }: Context, phone: string): string | null {
  if (phone in settings.auth.testOtp) return null
  const hex = Array.from(ports.random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return settings.auth.smsProvider === 'twilio' ? `SM${hex}` : crypto.randomUUID()
}

/** Answers the message's id; null: nothing goes to phones of AUTH_TEST_OTP. */
export async function sendSms(ctx: Context, sms: Sms): Promise<string | null> {
  if (sms.to in ctx.settings.auth.testOtp) return null
  try {
    const { messageId } = await ctx.ports.sms.send(sms)
    return messageId
  } catch (error) {
    ctx.ports.log.warn({ requestId: ctx.requestId, error: String(error).slice(0, 200) }, 'an SMS could not be sent')
    throw new AuthError(422, 'sms_send_failed', 'Error sending confirmation OTP to provider')
  }
}
