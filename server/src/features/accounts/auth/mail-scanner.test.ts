import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { autoconfirm: false } } })
afterAll(() => heraia.close())

/** As mail scanners do: opens every link of every mail, in every way that asks for a page. */
async function scannerOpensEverything() {
  await heraia.runJobs()
  const links = heraia.mails.flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href.replaceAll('&#38;', '&')),
  ])
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(new URL(link).pathname).not.toContain('/auth/')
    for (const method of ['HEAD', 'GET', 'GET']) await heraia.fetch(link, { method })
  }
}

const everyRow = async () => ({
  tokens: await heraia.db.selectFrom('one_time_tokens').selectAll().orderBy('id').execute(),
  users: await heraia.db.selectFrom('users').selectAll().orderBy('id').execute(),
  sessions: await heraia.db.selectFrom('auth_sessions').selectAll().orderBy('id').execute(),
})

test('a scanner that opens every link changes nothing, and she can still use hers', async () => {
  const email = 'mira@example.org'
  const { auth } = authClient(heraia)
  await auth.signUp({ email, password: 'secret1' })
  const confirm = await newestMail(heraia, email)
  const before = await everyRow()
  await scannerOpensEverything()
  expect(await everyRow()).toEqual(before)
  expect((await auth.verifyOtp({ type: 'signup', token_hash: confirm.token_hash })).error).toBeNull()

  const guest = 'guest@example.org'
  await (await adminClient(heraia)).admin.inviteUserByEmail(guest)
  const invite = await newestMail(heraia, guest)
  await auth.resetPasswordForEmail(email)
  const recovery = await newestMail(heraia, email)
  await auth.signInWithOtp({ email })
  const magic = await newestMail(heraia, email)
  await auth.updateUser({ email: 'new@example.org' })
  const [current, wanted] = [await newestMail(heraia, email), await newestMail(heraia, 'new@example.org')]
  const later = await everyRow()
  await scannerOpensEverything()
  expect(await everyRow()).toEqual(later)

  const uses = [
    { type: 'magiclink', token_hash: magic.token_hash },
    { type: 'recovery', token_hash: recovery.token_hash },
    { type: 'email_change', token_hash: current.token_hash },
    { type: 'email_change', token_hash: wanted.token_hash },
  ] as const
  for (const use of uses) expect((await auth.verifyOtp(use)).error).toBeNull()
  const invited = await authClient(heraia).auth.verifyOtp({ type: 'invite', token_hash: invite.token_hash })
  expect(invited.data.user?.email).toBe(guest)
  expect((await auth.getUser()).data.user?.email).toBe('new@example.org')
})
