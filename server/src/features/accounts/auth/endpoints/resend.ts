import { AuthError, invalid } from '../auth-error.ts'
import { askForSms, takeMailTurn } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { journeyOf } from '../one-time/journey.ts'
import { phoneNumber } from '../phone-number.ts'
import { channelOf, requirePhone } from '../sms/channel.ts'

const JOBS: Record<string, string> = {
  signup: 'confirm-address-again',
  email_change: 'mail-email-change-again',
  sms: 'sms-again',
  phone_change: 'sms-again',
}

export const resendTypes: readonly string[] = Object.keys(JOBS)

/** The same answer, as fast, whether the address is unknown, confirmed or waits: a job finds that out. */
export async function resend(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const type = textOf(body, 'type')
  const name = Object.hasOwn(JOBS, type) ? JOBS[type] : undefined
  if (!name) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  await ctx.ports.jobs.add(ctx.db, { name, payload: { type, ...(await whom(request, type)) } })
  return Response.json({})
}

async function whom(request: AuthRequest, type: string): Promise<Record<string, unknown>> {
  const { ctx, body } = request
  if (type === 'sms' || type === 'phone_change') {
    requirePhone(ctx.settings)
    if (textOf(body, 'phone').trim() === '') throw invalid('Type provided requires a phone number')
    const phone = phoneNumber(textOf(body, 'phone'))
    const said = { phone, channel: channelOf(body), language: journeyOf(request).language, askedAt: ctx.now() }
    await askForSms(ctx, type, phone)
    return said
  }
  if (textOf(body, 'email').trim() === '') throw invalid('Type provided requires an email address')
  // A change of address is none: who is in already may have one.
  if (type === 'signup' && !ctx.settings.auth.email)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  const email = emailAddress(textOf(body, 'email'))
  const said = { email, journey: journeyOf(request) }
  await takeMailTurn(ctx, type, email)
  return said
}
