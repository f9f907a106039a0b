import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'

/** Codes and texts of the auth contract that clients match and no other test asks for. */
const strict = { passwordMin: 7, refreshReuseSeconds: 2 }
const closed = await createTestHeraia({ settings: { auth: { anonymous: false, manualLinking: false, ...strict } } })
afterAll(() => closed.close())

const named = { 'x-supabase-api-version': '2024-01-01' }

type Asked = { method?: string; body?: string; headers?: Record<string, string> }

async function asks(path: string, init: Asked = {}) {
  const response = await closed.fetch(`/auth/v1${path}`, { ...init, headers: { ...named, ...init.headers } })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}
const post = (path: string, body: object) => asks(path, { method: 'POST', body: JSON.stringify(body) })

test('without a token, and with one that is none', async () => {
  expect(await asks('/user')).toMatchObject({
    ...{ status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  })
  expect(await asks('/user', { headers: { authorization: 'Bearer a.b.c' } })).toMatchObject({
    ...{ status: 403, code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT: /) },
  })
})

test('an expired token is a bad one, not a missing one', async () => {
  const { auth } = authClient(closed)
  const { data } = await auth.signUp({ email: 'expired@example.org', password: 'secret1' })
  closed.clock.advance({ hours: 2 })
  const authorization = `Bearer ${data.session?.access_token}`
  expect(await asks('/user', { headers: { authorization } })).toMatchObject({
    ...{ status: 403, code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT: .*expired/) },
  })
})

test('what this installation does not offer', async () => {
  expect(await post('/signup', { data: {} })).toMatchObject({
    ...{ status: 422, code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' },
  })
  const { auth } = authClient(closed)
  await auth.signUp({ email: 'links@example.org', password: 'secret1' })
  expect((await auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
    ...{ status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
  })
})

test('a password is at most as long as every server of this contract bears', async () => {
  const password = 'x'.repeat(73)
  expect(await post('/signup', { email: 'long@example.org', password })).toMatchObject({
    ...{ status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
  })
})

test('and at least as long as the operator says', async () => {
  expect(await post('/signup', { email: 'short@example.org', password: 'secret' })).toMatchObject({
    ...{ status: 422, code: 'weak_password', message: 'Password should be at least 7 characters' },
  })
  expect((await post('/signup', { email: 'short@example.org', password: 'secret1' })).status).toBe(200)
})

test('a refresh token of two turns ago counts for as long as the operator says', async () => {
  const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token })
  const { refresh_token: first } = await post('/signup', { email: 'turns@example.org', password: 'secret1' })
  const { refresh_token: second } = await refresh(first)
  const { refresh_token: third } = await refresh(second)
  closed.clock.advance({ seconds: 2 })
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: third })
  closed.clock.advance({ seconds: 1 })
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
})

test('pages of other origins may read how many there are, and where more is', async () => {
  const { headers } = await asks('/settings', { headers: { origin: 'https://app.example.org' } })
  const exposed = headers.get('access-control-expose-headers') ?? ''
  for (const name of ['X-Total-Count', 'Link', 'X-Supabase-Api-Version']) expect(exposed).toContain(name)
})

test('a program says for whom a token is, or nothing', async () => {
  const audience = async (name: string) => {
    const body = JSON.stringify({ email: `aud-${name}@example.org`, password: 'secret1' })
    const { access_token } = await asks('/signup', { method: 'POST', headers: { 'x-jwt-aud': name }, body })
    return decodeJwt(access_token).aud
  }
  expect(await audience('another-program')).toBe('another-program')
  expect(await audience('')).toBe('authenticated')
})

test('a version that is no day is answered as before there were versions', async () => {
  const older = await closed.fetch('/auth/v1/user', { headers: { 'x-supabase-api-version': 'yesterday' } })
  expect(older.headers.get('x-supabase-api-version')).toBeNull()
  expect(await older.json()).toMatchObject({ code: 401, error_code: 'no_authorization' })
})

test('what is missing of an id token is told in the shape of OAuth', async () => {
  expect(await post('/token?grant_type=id_token', { provider: 'google' })).toMatchObject({
    ...{ status: 400, error: 'invalid request', error_description: 'id_token required' },
  })
})
