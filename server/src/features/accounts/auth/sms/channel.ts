import type { Sms } from '../../../../ports.ts'
import type { Settings } from '../../../../settings.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthBody, textOf } from '../auth-request.ts'

export function requirePhone({ auth }: Settings, what = 'Phone signups are disabled'): void {
  if (!auth.phone) throw new AuthError(400, 'phone_provider_disabled', what)
}

export function channelOf(body: AuthBody): Sms['channel'] {
  const channel = textOf(body, 'channel') || 'sms'
  if (channel !== 'sms' && channel !== 'whatsapp') {
    throw invalid('Invalid channel, supported values are sms or whatsapp. Supported providers for whatsapp: twilio')
  }
  return channel
}
