import { authClient } from '@heraia/hosts/test/auth-client'
import { bareIssuer } from '@heraia/hosts/test/bare-issuer'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { APP, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { afterAll, describe, expect, test } from 'vitest'

const CALLBACK = 'http://heraia.test/auth/v1/callback'
const [club, other, bare] = [await oidcIssuer(CALLBACK), await oidcIssuer(CALLBACK), await bareIssuer()]
const providers = {
  club: providerAt(club),
  other: providerAt(other),
  away: { ...providerAt(club), issuer: 'http://127.0.0.1:1' },
  bare: { ...providerAt(club), issuer: bare.issuer },
  keyless: { ...providerAt(club), issuer: `${bare.issuer}/keyless` },
}
const heraia = await createTestHeraia({ settings: { auth: { providers, autoconfirm: false } } })
const locked = await createTestHeraia({ settings: { auth: { providers, manualLinking: false } } })
afterAll(async () => {
  await Promise.all([heraia, locked, club, other, bare].map((each) => each.close()))
})
const { atClub, signsIn } = providerSeason(heraia, club)
let count = 0

describe('an id token that an app already has', () => {
  const hashed = async (nonce: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))).toString('hex')
  const provider = 'club' as 'google'

  test('signs her in, with the nonce that the app made', async () => {
    const { login, email } = atClub()
    const token = await club.idToken(login, await hashed('made by the app'))
    const { auth } = authClient(heraia)
    const { data, error } = await auth.signInWithIdToken({ provider, token, nonce: 'made by the app' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect((await signsIn('club', login)).data.user?.id).toBe(data.user?.id)
    expect((await auth.signInWithIdToken({ provider, token, nonce: 'another' })).error?.message).toBe('Nonces mismatch')
    expect((await auth.signInWithIdToken({ provider, token })).error?.status).toBe(400)
  })

  const links = async (token: string, login: string, place = heraia) => {
    const body = { provider: 'club', id_token: await club.idToken(login), link_identity: true }
    const response = await place.fetch('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...(await response.json()) }
  }

  test('is linked by the client, whose pages hear that she changed', async () => {
    const { auth } = authClient(heraia)
    const email = `links-${++count}@example.org`
    await auth.signUp({ email, password: 'secret1' })
    const { data: before } = await auth.verifyOtp({
      ...{ type: 'signup', token_hash: (await newestMail(heraia, email)).token_hash },
    })
    const told: string[] = []
    auth.onAuthStateChange((event) => void told.push(event))
    await auth.getSession()
    const { login } = atClub()
    const token = await club.idToken(login, await hashed('of the app'))
    expect((await auth.linkIdentity({ provider, token, nonce: 'another' })).error?.message).toBe('Nonces mismatch')
    const { data, error } = await auth.linkIdentity({ provider, token, nonce: 'of the app' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      ...{ id: before.user?.id, email, app_metadata: { provider: 'email', providers: ['email', 'club'] } },
    })
    expect(told.at(-1)).toBe('USER_UPDATED')
    expect((await auth.getUserIdentities()).data?.identities.map(({ id }) => id)).toContain(login)
    expect((await auth.getClaims()).data?.claims.amr).toMatchObject([
      { method: 'oauth', provider: 'club' },
      { method: 'email/signup' },
    ])
    expect((await signsIn('club', login)).data.user?.id).toBe(before.user?.id)
    expect((await auth.linkIdentity({ provider, token, nonce: 'of the app' })).error).toMatchObject({
      ...{ status: 422, code: 'identity_already_exists' },
    })
  })

  test('is linked to who is signed in, and not when it is somebody else’s', async () => {
    const { auth } = authClient(heraia)
    const email = `linking-${++count}@example.org`
    await auth.signUp({ email, password: 'secret1' })
    const { data } = await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, email)).token_hash })
    const token = data.session?.access_token ?? ''
    expect(await links(token, atClub().login)).toMatchObject({ status: 200, user: { id: data.session?.user.id } })
    const { login } = atClub()
    await signsIn('club', login)
    expect(await links(token, login)).toMatchObject({ status: 422, code: 'identity_already_exists' })
  })

  test('is not linked by who knows her password and has not her second factor, nor where nobody may link', async () => {
    const { auth } = authClient(locked)
    const { data } = await auth.signUp({ email: 'linker@example.org', password: 'secret1' })
    expect(await links(data.session?.access_token ?? '', atClub().login, locked)).toMatchObject({
      ...{ status: 404, code: 'manual_linking_disabled' },
    })
    const { login } = atClub()
    const mira = (await signsIn('club', login)).data.session
    await heraia.db
      .updateTable('users')
      .set({ has_second_factor: true })
      .where('id', '=', mira?.user.id ?? '')
      .execute()
    expect(await links(mira?.access_token ?? '', atClub().login)).toMatchObject({
      ...{ status: 403, code: 'insufficient_aal' },
    })
  })

  const ask = async (body: object) => {
    const response = await heraia.fetch('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()]
  }
  const bad = [400, { error: 'invalid request', error_description: 'Bad ID token' }]

  test('names its provider itself, or the app does by the issuer', async () => {
    const { login, email } = atClub()
    const id_token = await club.idToken(login)
    for (const issuer of [club.issuer, undefined]) {
      expect(await ask({ issuer, id_token })).toMatchObject([200, { user: { email } }])
    }
    expect(await ask({ issuer: 'https://nobody.example', id_token })).toMatchObject([
      400,
      { code: 'provider_disabled' },
    ])
  })

  test('counts with the access token that it came with, and with no other', async () => {
    const { login, email } = atClub()
    // The example of OpenID Connect Core, A.3: an access token and what an id token says of it.
    const [access_token, at_hash] = ['jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y', '77QmUPtjPfzWtF2AnpK9RQ']
    const token = await bare.idToken({ sub: login, email, email_verified: true, at_hash })
    const comes = async (credentials: { access_token?: string }) =>
      authClient(heraia).auth.signInWithIdToken({ provider: 'bare' as 'google', token, ...credentials })
    expect((await comes({ access_token })).data.user?.email).toBe(email)
    expect((await comes({})).data.user?.email, 'it need not be said').toBe(email)
    expect(await ask({ provider: 'bare', id_token: token, access_token: 'another' })).toEqual(bad)
    expect((await comes({ access_token: 'another' })).error).toMatchObject({ status: 400, message: 'Bad ID token' })
  })

  test('counts for the client that the app says it is, which has to be one of ours', async () => {
    const { login, email } = atClub()
    const id_token = await club.idToken(login)
    expect(await ask({ provider, id_token, client_id: APP.id })).toMatchObject([200, { user: { email } }])
    expect(await ask({ provider, id_token, client_id: club.clientId }), 'it is of the app').toEqual(bad)
    const unknown = { error: 'invalid request', error_description: 'Unacceptable client_id' }
    expect(await ask({ provider, id_token, client_id: 'of somebody else' })).toEqual([400, unknown])
  })

  test('of a provider that is away, or whose keys are, is no failure of ours', async () => {
    const id_token = await club.idToken(atClub().login)
    for (const name of ['away', 'keyless']) {
      const away = { error: 'server_error', error_description: `${name} cannot be reached` }
      expect(await ask({ provider: name, id_token })).toEqual([400, away])
    }
  })

  test('is refused when it was changed, is of nobody we know, or is none', async () => {
    const token = await club.idToken(atClub().login)
    expect(await ask({ provider: 'club', id_token: `${token.slice(0, -4)}AAAA` })).toEqual(bad)
    expect(await ask({ provider: 'club', id_token: 'x' })).toEqual(bad)
    expect(await ask({ provider: 'other', id_token: token })).toEqual(bad)
    // Rightly signed, and says that it is of somebody else.
    const posing = await bare.idToken({ sub: 'mira', iss: other.issuer })
    expect(await ask({ provider: 'bare', id_token: posing })).toEqual(bad)
    const itself = await bare.idToken({ sub: 'posing', email: 'posing@example.org', email_verified: true })
    expect(await ask({ provider: 'bare', id_token: itself })).toMatchObject([200, {}])
    const unsigned = (iss: unknown) =>
      `${btoa('{"alg":"RS256"}')}.${btoa(JSON.stringify({ iss }))}.x`.replaceAll('=', '')
    for (const iss of [5, {}, ['x'], true, null]) {
      expect(await ask({ id_token: unsigned(iss) })).toMatchObject([400, { code: 'provider_disabled' }])
    }
    const rows = await heraia.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.refused')
      .execute()
    expect(rows.some(({ details }) => details.provider === 'other')).toBe(true)
    expect(await ask({ provider: 'nobody', id_token: token })).toMatchObject([400, { code: 'provider_disabled' }])
    const missing = { error: 'invalid request', error_description: 'id_token required' }
    expect(await ask({ provider: 'club' })).toEqual([400, missing])
  })
})
