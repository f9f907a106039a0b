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
  server.sets({ sessionSingle: true })
  await signsIn(auth, email)
  const { refresh_token } = await ask('POST', '/token?grant_type=password', undefined, { email, password })
  server.sets({ sessionSingle: false })
  await ask('POST', '/token?grant_type=refresh_token', undefined, { refresh_token })
  await ask('POST', '/token?grant_type=refresh_token', undefined, { refresh_token })
}
