import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

let count = 0
async function person(data: Record<string, unknown> = {}) {
  count += 1
  const { auth } = authClient(heraia)
  const email = `p${count}@example.org`
  await auth.signUp({ email, password: 'secret1', options: { data } })
  return { auth, email }
}

test('metadata is merged; null takes a key away', async () => {
  const { auth } = await person({ a: 1, b: { deep: true }, c: 'stays' })
  const { data, error } = await auth.updateUser({ data: { a: null, b: { other: true }, d: 'new' } })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({ b: { other: true }, c: 'stays', d: 'new' })
  expect(data.user?.user_metadata).not.toHaveProperty('a')
  expect(data.user?.user_metadata.b).not.toHaveProperty('deep')
})

test('metadata cannot grow without end, one update after the other', async () => {
  const { auth } = await person()
  expect((await auth.updateUser({ data: { a: 'x'.repeat(5000) } })).error).toBeNull()
  expect((await auth.updateUser({ data: { b: 'x'.repeat(5000) } })).error?.code).toBe('validation_failed')
})

test('a role in the metadata gives no power', async () => {
  const { auth } = await person({ name: 'Eve', role: 'fan' })
  await auth.updateUser({ data: { role: 'admin' } })
  const token = (await auth.getSession()).data.session?.access_token
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ role: 'fan', isAdmin: false })
})

test('a new password ends her other sessions and keeps this one', async () => {
  const { auth, email } = await person()
  const other = authClient(heraia).auth
  await other.signInWithPassword({ email, password: 'secret1' })
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
  expect((await auth.getUser()).error).toBeNull()
  expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await other.refreshSession()).error).not.toBeNull()
  expect((await other.signInWithPassword({ email, password: 'secret1' })).error?.code).toBe('invalid_credentials')
  expect((await other.signInWithPassword({ email, password: 'brandnew2' })).error).toBeNull()
})

test('a password must be another one, and long enough', async () => {
  const { auth } = await person()
  expect((await auth.updateUser({ password: 'secret1' })).error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await auth.updateUser({ password: '12345' })).error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    message: 'Password should be at least 6 characters',
    reasons: ['length'],
  })
})

test('a current password that is given must be right', async () => {
  const { auth } = await person()
  const token = (await auth.getSession()).data.session?.access_token
  const change = (current_password: string) =>
    heraia.fetch('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ password: 'brandnew2', current_password }),
    })
  const refused = await change('wrong12')
  expect([refused.status, (await refused.json()).code]).toEqual([400, 'current_password_invalid'])
  expect((await change('secret1')).status).toBe(200)
})
