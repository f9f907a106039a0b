import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { signAccessToken } from '../tokens/access-token.ts'
import { createSigningKeys } from '../tokens/signing-keys.ts'

const jwtSecret = 'a secret of the tests that is long enough'
const heraia = await createTestHeraia({ settings: { auth: { jwtSecret } } })
afterAll(() => heraia.close())

let count = 0
async function signedIn() {
  count += 1
  const { auth } = authClient(heraia)
  const email = `p${count}@example.org`
  const options = { data: { name: 'Mira López', role: 'fan' } }
  const { data } = await auth.signUp({ email, password: 'secret1', options })
  if (!data.session) throw new Error('no session')
  return { auth, email, token: data.session.access_token, userId: data.session.user.id }
}

/** What the auth server and the product's API say to a token. */
async function ask(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
  const user = await heraia.fetch('/auth/v1/user', { headers })
  const me = await heraia.fetch('/api/me', { headers })
  const [userBody, meBody] = [await user.json(), await me.json()]
  return [user.status, userBody.code, me.status, meBody.data?.reason]
}

const good = [200, undefined, 200, undefined]
const bad = [403, 'bad_jwt', 401, 'token_invalid']

test('her token opens both', async () => {
  expect(await ask((await signedIn()).token)).toEqual(good)
})

test('so does one of hers that the operator’s shared secret signed, and none of another secret', async () => {
  const { token, auth } = await signedIn()
  const claims = decodeJwt(token)
  const signedBy = (secret: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
  expect(await ask(await signedBy(jwtSecret))).toEqual(good)
  expect((await auth.getClaims(await signedBy(jwtSecret))).data?.claims.sub).toBe(claims.sub)
  expect(await ask(await signedBy(`${jwtSecret}.`))).toEqual(bad)
})

test('nobody is signed in without one', async () => {
  const user = await heraia.fetch('/auth/v1/user')
  expect([user.status, (await user.json()).error_code]).toEqual([401, 'no_authorization'])
  const me = await heraia.fetch('/api/me')
  expect([me.status, (await me.json()).data.reason]).toEqual([401, 'not_signed_in'])
})

describe('a token does not count', () => {
  test('when it has expired', async () => {
    const { token } = await signedIn()
    heraia.clock.advance({ seconds: 3599 })
    expect(await ask(token)).toEqual(good)
    heraia.clock.advance({ seconds: 2 })
    expect(await ask(token)).toEqual([403, 'bad_jwt', 401, 'token_expired'])
  })

  test('when a letter of it was changed', async () => {
    const { token } = await signedIn()
    const [header, payload = '', signature] = token.split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const forged = btoa(JSON.stringify({ ...claims, role: 'service_role' })).replaceAll('=', '')
    expect(await ask(`${header}.${forged}.${signature}`)).toEqual(bad)
    const unsigned = btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')
    expect(await ask(`${unsigned}.${payload}.`)).toEqual(bad)
  })

  test('when it names the session of another, though our key signed it', async () => {
    const [mira, dana] = [await signedIn(), await signedIn()]
    const { session_id } = JSON.parse(atob(dana.token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''))
    const { ports, settings } = heraia.context
    const { token } = await signAccessToken(createSigningKeys(ports, settings), {
      ...{ subject: mira.userId, issuer: '', audience: 'authenticated', issuedAt: heraia.clock.now() },
      ...{ lifetimeSeconds: 60, claims: { session_id, role: 'authenticated' } },
    })
    expect(await ask(token)).toEqual([403, 'session_not_found', 401, 'session_ended'])
  })

  test('when another key signed it, also under the name of ours', async () => {
    const { token, userId } = await signedIn()
    const ours = JSON.parse(atob(token.split('.')[0] ?? ''))
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const sign = (kid: string, jwk?: object) =>
      new SignJWT({ session_id: userId, role: 'authenticated', aal: 'aal1' })
        .setProtectedHeader({ alg: 'ES256', kid, ...(jwk && { jwk }) })
        .setSubject(userId)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(privateKey)
    expect(await ask(await sign(ours.kid))).toEqual(bad)
    expect(await ask(await sign('another'))).toEqual(bad)
    expect(await ask(await sign(ours.kid, await exportJWK(publicKey)))).toEqual(bad)
  })

  test('when our public key was used as a shared secret', async () => {
    const { token, userId } = await signedIn()
    const { kid } = JSON.parse(atob(token.split('.')[0] ?? ''))
    const keys = await (await heraia.fetch('/auth/v1/.well-known/jwks.json')).text()
    const forged = await new SignJWT({ session_id: userId, role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(userId)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(keys))
    expect(await ask(forged)).toEqual(bad)
  })

  test.each([
    '',
    'x',
    'a.b.c',
    '%00',
    '..',
    'ñ'.repeat(5),
    `${'a'.repeat(4000)}.b.c`,
  ])('when it is %j', async (token) => {
    const answer = await ask(encodeURI(token))
    expect([answer[0], answer[2]]).toEqual([token === '' ? 401 : 403, 401])
  })

  test('when her session was signed out elsewhere', async () => {
    const { token, email } = await signedIn()
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password: 'secret1' })
    expect(await ask(token)).toEqual(good)
    await other.signOut({ scope: 'others' })
    expect(await ask(token)).toEqual([403, 'session_not_found', 401, 'session_ended'])
    expect((await other.getUser()).error).toBeNull()
  })

  test('when her user is gone', async () => {
    const { token, userId } = await signedIn()
    await heraia.db.deleteFrom('users').where('id', '=', userId).execute()
    expect(await ask(token)).toEqual([403, 'user_not_found', 401, 'session_ended'])
  })
})

test('signing out here leaves the other devices; everywhere leaves none', async () => {
  const { auth, email } = await signedIn()
  const [phone, tablet] = [authClient(heraia).auth, authClient(heraia).auth]
  await phone.signInWithPassword({ email, password: 'secret1' })
  await tablet.signInWithPassword({ email, password: 'secret1' })
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect((await phone.getUser()).error).toBeNull()
  expect((await phone.signOut()).error).toBeNull()
  expect((await tablet.getUser()).error).not.toBeNull()
})

test('a program that does not say from where signs out everywhere', async () => {
  const { token, email } = await signedIn()
  const elsewhere = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  const headers = { authorization: `Bearer ${token}` }
  expect((await heraia.fetch('/auth/v1/logout', { method: 'POST', headers })).status).toBe(204)
  for (const each of [token, elsewhere.data.session?.access_token ?? '']) {
    expect(await ask(each)).toEqual([403, 'session_not_found', 401, 'session_ended'])
  }
})

test('a scope that we do not know is refused', async () => {
  const { token } = await signedIn()
  const headers = { authorization: `Bearer ${token}` }
  const response = await heraia.fetch('/auth/v1/logout?scope=everything', { method: 'POST', headers })
  expect([response.status, (await response.json()).error_code]).toEqual([400, 'validation_failed'])
  expect(await ask(token)).toEqual(good)
})

test('a server whose clock jumps back still knows its own tokens', async () => {
  const { token } = await signedIn()
  heraia.clock.advance({ hours: -2 })
  expect(await ask(token)).toEqual(good)
  const later = await signedIn()
  expect(await ask(later.token)).toEqual(good)
  heraia.clock.advance({ hours: 2 })
})

test('when she was last seen is noted at most once a minute', async () => {
  const { token, userId } = await signedIn()
  const seenAt = async () =>
    (
      await heraia.db
        .selectFrom('auth_sessions')
        .select('last_seen_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).last_seen_at
  const start = await seenAt()
  heraia.clock.advance({ seconds: 59 })
  await ask(token)
  expect(await seenAt()).toEqual(start)
  heraia.clock.advance({ seconds: 2 })
  await ask(token)
  await expect.poll(seenAt).toEqual(heraia.clock.now())
})
