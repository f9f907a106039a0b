import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { expect, test } from 'vitest'

/** The same endpoints wherever the operator wants them. */
test.each(['/', '/id', '/id/'])('the official client does its work at %s', async (basePath) => {
  const heraia = await createTestHeraia({ settings: { auth: { basePath, autoconfirm: false } } })
  const { auth } = authClient(heraia)
  const [email, data] = ['mira@example.org', { name: 'Mira López', role: 'fan' }]
  expect((await auth.signUp({ email, password: 'secret1', options: { data } })).error).toBeNull()
  const { token_hash, text } = await newestMail(heraia, email)
  expect(text).toContain(`${heraia.siteUrl}/verify?token_hash=`)
  const { data: proven } = await auth.verifyOtp({ type: 'signup', token_hash })
  const token = proven.session?.access_token ?? ''
  expect((await auth.getUser(token)).data.user?.email).toBe(email)
  expect((await auth.getClaims(token)).data?.claims.email).toBe(email)
  expect((await auth.refreshSession({ refresh_token: proven.session?.refresh_token ?? '' })).error).toBeNull()
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(200)
  expect((await heraia.fetch('/auth/v1/settings')).status).toBe(404)
  await heraia.close()
})
