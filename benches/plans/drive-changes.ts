import { apiFor } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, authOf, password, signsIn, tokenFor } from './ask-auth.ts'

/** She changes her address and password, a guest becomes a member, and sessions end. */
export async function driveChanges(
  server: RecordedServer,
  auth: Auth,
  { operator, email }: { operator: string; email: string },
): Promise<void> {
  const { ask, isRefused } = auth
  const guest = String((await ask('POST', '/signup', undefined, {})).access_token)
  await ask('PUT', '/user', guest, { email: 'guest@example.org' })
  await ask('GET', '/user', guest)
  await ask('POST', '/logout', guest)

  let token = await signsIn(auth, email)
  await ask('PUT', '/user', token, { data: { theme: 'dark' } })
  const moves = async (from: string, to: string) => {
    await ask('PUT', '/user', token, { email: to })
    await ask('POST', '/resend', undefined, { type: 'email_change', email: from })
    await server.runJobs()
    for (const end of ['current', 'new']) {
      const token_hash = await tokenFor(auth, operator, `email_change_${end}`, { email: from, new_email: to })
      await ask('POST', '/verify', token, { type: 'email_change', token_hash })
    }
  }
  await moves(email, 'moved@example.org')
  await moves('moved@example.org', email)
  await ask('GET', '/reauthenticate', token)
  await ask('PUT', '/user', token, { password: 'secret2', current_password: password })
  await ask('PUT', '/user', token, { password, current_password: 'secret2' })
  await isRefused('DELETE', `/user/identities/${crypto.randomUUID()}`, token)
  await isRefused('POST', '/token?grant_type=password', undefined, { email, password: 'wrong' })
  await signsIn(auth, email)
  await ask('POST', '/logout?scope=others', token)
  await ask('POST', '/logout?scope=local', token)
  token = await signsIn(auth, email)
  await ask('POST', '/logout?scope=global', token)
  await signsIn(authOf(server, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }), email)
  await server.runJobs()
  await driveLimits(server, auth, email)
  server.sets({ sessionSingle: true })
  await signsIn(auth, email)
  const { refresh_token } = await ask('POST', '/token?grant_type=password', undefined, { email, password })
  server.sets({ sessionSingle: false })
  await ask('POST', '/token?grant_type=refresh_token', undefined, { refresh_token })
  await ask('POST', '/token?grant_type=refresh_token', undefined, { refresh_token })
}

const HOUR = 3600
const usual = { sessionInactivitySeconds: 30 * 24 * HOUR, sessionTimeboxSeconds: null, sessionLowAalSeconds: null }

/** Where sessions end by themselves, however they go on: what each way of asking for one reads then. */
async function driveLimits(server: RecordedServer, auth: Auth, email: string): Promise<void> {
  const { ask } = auth
  for (const limits of [
    { ...usual, sessionTimeboxSeconds: 8 * HOUR },
    { ...usual, sessionLowAalSeconds: 8 * HOUR },
    { sessionInactivitySeconds: HOUR / 2, sessionTimeboxSeconds: 8 * HOUR, sessionLowAalSeconds: 8 * HOUR },
  ]) {
    server.sets(limits)
    const { access_token, refresh_token } = await ask('POST', '/token?grant_type=password', undefined, {
      email,
      password,
    })
    const token = String(access_token)
    await ask('GET', '/user', token)
    await ask('PUT', '/user', token, { data: { theme: 'light' } })
    const { accounts } = apiFor(server, token)
    await accounts.me()
    await accounts.sessions()
    await ask('POST', '/token?grant_type=refresh_token', undefined, { refresh_token })
    await server.runJob('sweep-accounts', {})
    await ask('POST', '/logout?scope=local', token)
  }
  server.sets(usual)
}
