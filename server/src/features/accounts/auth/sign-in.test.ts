import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import type { PasswordHasher } from '@heraia/server/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Counts how often a password is checked: that is what takes the time. */
const checks: string[] = []
const passwords: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  digest: async (password, salt) => `digest of ${password} ${salt}`,
  verify: async (hash, password) => {
    checks.push(hash)
    return hash === `hash of ${password}`
  },
}

const heraia = await createTestHeraia({ passwords })
afterAll(() => heraia.close())

const { auth } = authClient(heraia)
beforeAll(async () => {
  const options = { data: { name: 'Mira López', role: 'fan' } }
  await auth.signUp({ email: 'mira@example.org', password: 'secret1', options })
})

const token = async (grant: string, body: unknown) => {
  const response = await heraia.fetch(`/auth/v1/token${grant}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  return [response.status, await response.json()]
}

test('she signs in with her address in any case', async () => {
  const { data, error } = await auth.signInWithPassword({ email: 'MIRA@example.org', password: 'secret1' })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: 'mira@example.org' } })
  expect(data.session?.expires_at).toBe(Math.floor(heraia.clock.now().getTime() / 1000) + 3600)
})

test('her token says who she is, and the client can check it by our keys', async () => {
  await auth.signInWithPassword({ email: 'mira@example.org', password: 'secret1' })
  const { data, error } = await auth.getClaims()
  expect(error).toBeNull()
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
  expect(data?.claims).toMatchObject({
    iss: 'http://heraia.test/auth/v1',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'mira@example.org',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Mira López', email: 'mira@example.org' },
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
  })
})

test('a wrong password and an unknown address are answered alike, with the same work', async () => {
  checks.length = 0
  const wrong = await auth.signInWithPassword({ email: 'mira@example.org', password: 'wrong12' })
  const unknown = await auth.signInWithPassword({ email: 'nobody@example.org', password: 'secret1' })
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(unknown.error).toEqual(wrong.error)
  expect(checks).toHaveLength(2)
})

test.each([
  ['?grant_type=password', {}, 'validation_failed'],
  ['?grant_type=password', { email: 'mira@example.org' }, 'invalid_credentials'],
  ['?grant_type=password', { email: "' or 1=1 --", password: 'secret1' }, 'invalid_credentials'],
  ['?grant_type=password', { email: 'mira@example.org', password: { $ne: 1 } }, 'bad_json'],
  ['?grant_type=refresh_token', {}, 'validation_failed'],
  ['?grant_type=refresh_token', { refresh_token: 'short' }, 'validation_failed'],
  ['?grant_type=refresh_token', { refresh_token: 'neverours12345' }, 'refresh_token_not_found'],
  ['', { email: 'mira@example.org', password: 'secret1' }, 'invalid_credentials'],
  ['?grant_type=constructor', {}, 'invalid_credentials'],
])('refuses %s with %j', async (grant, body, code) => {
  expect(await token(grant, body)).toMatchObject([400, { code }])
})

test('a grant that we do not have is named so', async () => {
  expect(await token('?grant_type=nonsense', {})).toMatchObject([400, { message: 'unsupported_grant_type' }])
})

test('a phone number is answered by its own error', async () => {
  const { error } = await auth.signInWithPassword({ phone: '+34600000000', password: 'secret1' })
  expect(error?.code).toBe('phone_provider_disabled')
})

test('what happened is on record, without a secret', async () => {
  for (const password of ['secret1', 'wrong12']) await auth.signInWithPassword({ email: 'mira@example.org', password })
  const rows = await heraia.db.selectFrom('audit_log').selectAll().execute()
  expect(new Set(rows.map((row) => row.action))).toEqual(
    new Set(['account.created', 'session.started', 'session.refused']),
  )
  expect(JSON.stringify(rows)).not.toMatch(/secret1|wrong12|mira@/)
})

test('who chose a short password under an older rule gets in with it, and is told', async () => {
  const email = 'dana@example.org'
  await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Dana Ruiz', role: 'fan' } } })
  expect((await auth.signInWithPassword({ email, password: 'secret1' })).data).not.toHaveProperty('weakPassword')
  await heraia.db.updateTable('users').set({ encrypted_password: 'hash of abc' }).where('email', '=', email).execute()
  const { data, error } = await auth.signInWithPassword({ email, password: 'abc' })
  expect(error).toBeNull()
  expect(data.weakPassword).toEqual({
    message: 'Password should be at least 6 characters',
    reasons: ['length'],
  })
})
