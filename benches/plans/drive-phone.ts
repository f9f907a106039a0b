import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, password, signsIn } from './ask-auth.ts'

/** Codes of AUTH_TEST_OTP. */
const [phone, other, code] = ['+34600000077', '+34600000078', '246810']

/** Who has a phone and no address: she signs up and in by codes, and moves to another phone. */
export async function drivePhone(server: RecordedServer, auth: Auth): Promise<void> {
  const { ask, isRefused } = auth
  await ask('POST', '/signup', undefined, { phone, password })
  await ask('POST', '/signup', undefined, { phone, password })
  await ask('POST', '/resend', undefined, { type: 'sms', phone })
  await server.runJobs()
  await isRefused('POST', '/verify', undefined, { type: 'sms', phone, token: '000000' })
  await ask('POST', '/verify', undefined, { type: 'sms', phone, token: code })
  await ask('POST', '/token?grant_type=password', undefined, { phone, password })
  server.sets({ signup: false })
  await ask('POST', '/otp', undefined, { phone })
  await server.runJobs()
  server.sets({ signup: true })
  await ask('POST', '/otp', undefined, { phone })
  const { access_token } = await ask('POST', '/verify', undefined, { type: 'sms', phone, token: code })
  const token = String(access_token)
  await ask('PUT', '/user', token, { phone: other })
  await ask('POST', '/resend', undefined, { type: 'phone_change', phone: other })
  await server.runJobs()
  await ask('POST', '/verify', token, { type: 'phone_change', phone: other, token: code })
  await ask('PUT', '/user', token, { email: 'phoned@example.org' })
  await signsIn(auth, 'phoned@example.org')
}
