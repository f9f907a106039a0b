import { invitationOf } from '../../invitations/invitation-token.ts'
import { noteInvited, takesNew } from '../../invitations/may-register.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { askForSms, takeMailTurn, takeSmsTurn } from '../auth-limits.ts'
import { type AuthRequest, metadataOf, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { evenly } from '../evenly.ts'
import { journeyOf } from '../one-time/journey.ts'
import { phoneNumber } from '../phone-number.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { channelOf, requirePhone } from '../sms/channel.ts'
import { idOfUnsent, sendSms } from '../sms/send-code.ts'
import { keepSignInCode } from '../sms/sign-in-by-sms.ts'
import { userOfPhone } from '../sms/user-of-phone.ts'
import { userByEmail, userByPhone } from '../users.queries.ts'

/** Signs in, or up, without a password: by a mail with a link and six digits, or by digits on her phone. */
export async function otp(request: AuthRequest): Promise<Response> {
  const { body } = request
  const [email, phone] = [textOf(body, 'email').trim(), textOf(body, 'phone').trim()]
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided')
  readRegistration(metadataOf(body))
  if (email !== '') return byMail(request, emailAddress(email))
  if (phone !== '') return bySms(request, phone)
  throw invalid('One of email or phone must be set')
}

/** The client wants to be told where there is no account. That nobody new is taken here says no answer. */
const forbidsNew = ({ body }: AuthRequest): boolean => {
  const wanted = body.create_user ?? true
  if (typeof wanted !== 'boolean') throw invalid('create_user must be true or false')
  return !wanted
}

const noSuchUser = () => new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')

/** As fast whether or not the address is known: a job finds that out, unless the client forbade a new account. */
async function byMail(request: AuthRequest, email: string): Promise<Response> {
  const { ctx, body } = request
  if (!ctx.settings.auth.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  const metadata = metadataOf(body)
  const invited = await invitationOf(request.headers)
  const payload = { email, metadata, journey: journeyOf(request, metadata), invited }
  const isToBeTold = forbidsNew(request)
  await takeMailTurn(ctx, 'otp', email)
  if (isToBeTold && !(await userByEmail(ctx.db, email))) throw noSuchUser()
  await ctx.ports.jobs.add(ctx.db, { name: 'sign-in-by-mail', payload })
  return Response.json({})
}

async function bySms(request: AuthRequest, given: string): Promise<Response> {
  const { ctx, body } = request
  requirePhone(ctx.settings, 'Unsupported phone provider')
  const phone = phoneNumber(given)
  const channel = channelOf(body)
  const metadata = metadataOf(body)
  const { language } = journeyOf(request, metadata)
  const isToBeTold = forbidsNew(request)
  const wanted = { phone, channel, language }
  // As by mail: whether it is a member's would tell by the time that sending takes, and by its failing.
  const invited = await invitationOf(request.headers)
  if (!isToBeTold && !(await takesNew(ctx, invited))) {
    await askForSms(ctx, 'otp', phone)
    const payload = { ...wanted, askedAt: ctx.now() }
    await ctx.ports.jobs.add(ctx.db, { name: 'sign-in-by-sms', payload })
    return answered(idOfUnsent(ctx, phone))
  }
  if (isToBeTold) await askForSms(ctx, 'otp', phone)
  const known = await userByPhone(ctx.db, phone)
  if (isToBeTold && !known) throw noSuchUser()
  await takeSmsTurn(ctx, phone)
  const text = await evenly(ctx, async () => {
    if (!isToBeTold && known && !known.phone_confirmed_at) await noteInvited(ctx, known, invited, false)
    return keepSignInCode(ctx, known ?? (await userOfPhone(ctx, phone, metadata, invited)), wanted)
  })
  // Also to who is shut out, whom the code tells so: else anybody would read of the time that it takes, or its failing, who is.
  return answered(await sendSms(ctx, { to: phone, text, channel }))
}

const answered = (messageId: string | null) => Response.json(messageId === null ? {} : { message_id: messageId })
