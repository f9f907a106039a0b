import { newestMail } from '@heraia/hosts/test/mailbox'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, challenge, comesBack, password, tokenFor } from './ask-auth.ts'
import { signedInAgain } from './drive-account.ts'

/** Who comes in by a mail: its link or digits, in the tab that began or in another. */
export async function driveMails(
  server: RecordedServer,
  auth: Auth,
  { operator, email }: { operator: string; email: string },
): Promise<void> {
  const { ask, leads, isRefused } = auth
  const proves = async (type: string, kind = type, said: object = { email }) =>
    ask('POST', '/verify', undefined, { type, token_hash: await tokenFor(auth, operator, kind, said) })
  await proves('magiclink')
  await proves('email', 'magiclink')
  await proves('recovery')
  await proves('signup', 'signup', { email: 'new@example.org', password })
  await proves('invite', 'invite', { email: 'invited@example.org' })
  for (const address of ['another@example.org', 'asked@example.org']) {
    await ask('POST', '/invite', operator, { email: address })
  }
  const link = await tokenFor(auth, operator, 'magiclink', { email })
  await leads('GET', `/verify?type=magiclink&token=${link}`)
  await isRefused('GET', `/verify?type=magiclink&token=${link}`)
  for (const type of ['recovery', 'magiclink', 'email']) {
    await isRefused('POST', '/verify', undefined, { type, email, token: '000000' })
  }

  await ask('POST', '/recover', undefined, { email })
  await ask('POST', '/otp', undefined, { email })
  await ask('POST', '/otp', undefined, { email, create_user: false })
  await ask('POST', '/magiclink', undefined, { email })
  await ask('POST', '/otp', undefined, { email, ...challenge })
  await isRefused('POST', '/token?grant_type=pkce', undefined, {
    auth_code: crypto.randomUUID(),
    code_verifier: challenge.code_challenge,
  })

  // Who came by an invitation has no profile yet.
  const invited = await signedInAgain(server, { email: 'new@example.org' })
  await invited.accounts.createProfile({ name: 'Nia New', role: 'fan', termsVersion: '2024-03-15' })

  server.sets({ autoconfirm: false })
  const waiting = { email: 'waiting@example.org', password }
  await ask('POST', '/signup', undefined, { ...waiting, ...challenge })
  await ask('POST', '/signup', undefined, waiting)
  await ask('POST', '/resend', undefined, { type: 'signup', email: waiting.email })
  const { token_hash } = await newestMail(server, waiting.email)
  await comesBack(auth, await leads('GET', `/verify?type=signup&token=${token_hash}`))
  server.sets({ autoconfirm: true })
}
