import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { bareIssuer } from '@heraia/hosts/test/bare-issuer'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { APP, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { afterAll, beforeEach, expect, test } from 'vitest'

const CALLBACK = 'http://heraia.test/auth/v1/callback'
const [club, bare] = [await oidcIssuer(CALLBACK), await bareIssuer()]
const heraia = await createTestHeraia()
afterAll(async () => {
  await Promise.all([heraia, club, bare].map((each) => each.close()))
})

const { admin } = await adminClient(heraia)
const { customProviders } = admin
const draft = {
  provider_type: 'oidc' as const,
  identifier: 'custom:club',
  name: 'Club Madrid',
  client_id: club.clientId,
  client_secret: club.clientSecret,
  issuer: club.issuer,
  attribute_mapping: { name: 'nickname', picture: 'portrait' },
  custom_claims_allowlist: ['email_verified'],
}

beforeEach(async () => void (await customProviders.deleteProvider('custom:club')))

const external = async () => (await (await heraia.fetch('/auth/v1/settings')).json()).external
const follow = async (url: URL | string) => {
  const response = await heraia.fetch(String(url), { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', heraia.siteUrl)
}

async function signsIn(login: string, provider: `custom:${string}` = 'custom:club') {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInWithOAuth({ provider, options: { skipBrowserRedirect: true } })
  const there = await follow(data.url ?? '')
  const site = await follow(await club.visits(there.href, login))
  return { there, ...(await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')) }
}

test('what an issuer does not say of itself is refused', async () => {
  const refused = async (more: object) => (await customProviders.createProvider({ ...draft, ...more })).error?.code
  expect(await refused({ issuer: 'http://127.0.0.1:1' })).toBe('validation_failed')
  expect(await refused({ discovery_url: `${club.issuer}/jwks` })).toBe('validation_failed')
  expect(await refused({ identifier: 'club' })).toBe('validation_failed')
  expect(await refused({ provider_type: 'oauth2', token_url: club.endpoints.token })).toBe('validation_failed')
  expect((await customProviders.listProviders()).data.providers).toEqual([])
})

test('an operator adds a provider while the server runs, and people come in by it', async () => {
  const { data: made, error } = await customProviders.createProvider(draft)
  expect(error).toBeNull()
  expect(made).toMatchObject({ identifier: 'custom:club', enabled: true, discovery_document: { issuer: club.issuer } })
  expect(JSON.stringify(made)).not.toContain(club.clientSecret)
  expect((await customProviders.createProvider(draft)).error?.code).toBe('conflict')
  expect(await external()).toMatchObject({ 'custom:club': true, google: false })
  const [name, nickname, picture] = ['Mira López', 'Miri', 'https://club.example/mira.jpg']
  club.people.set('mira', { email: 'mira@club.example', email_verified: true, name, nickname, picture })
  const { data } = await signsIn('mira')
  expect(data.user).toMatchObject({
    email: 'mira@club.example',
    app_metadata: { provider: 'custom:club' },
    // What the club says under another name, and what it says under ours where it says nothing under that.
    user_metadata: { name: nickname, picture, custom_claims: { email_verified: true } },
  })
})

test('people come in by a plain OAuth provider, too, as the operator says that it wants to be asked', async () => {
  const { authorization: authorization_url, token: token_url, userinfo: userinfo_url } = club.endpoints
  const { issuer: _, ...rest } = { ...draft, provider_type: 'oauth2' as const, identifier: 'custom:plain' }
  const how = { pkce_enabled: false, scopes: ['openid', 'email'], authorization_params: { ui_locales: 'es' } }
  const plain = { ...rest, ...how, authorization_url, token_url, userinfo_url }
  const discovery_url = `${club.issuer}/.well-known/openid-configuration`
  for (const each of [{ ...draft, discovery_url }, plain]) {
    expect((await customProviders.createProvider(each)).error).toBeNull()
    heraia.clock.advance({ seconds: 1 })
  }
  const listed = async (type?: 'oidc' | 'oauth2') =>
    (await customProviders.listProviders(type && { type })).data.providers.map(({ identifier }) => identifier)
  expect(await listed()).toEqual(['custom:club', 'custom:plain'])
  expect([await listed('oidc'), await listed('oauth2')]).toEqual([['custom:club'], ['custom:plain']])
  club.people.set('dana', { email: 'dana@club.example', email_verified: true, name: 'Dana Okafor' })
  const { there, data } = await signsIn('dana', 'custom:plain')
  expect(Object.fromEntries(there.searchParams)).toEqual({
    ...{ client_id: club.clientId, response_type: 'code', redirect_uri: CALLBACK, state: expect.any(String) },
    ...{ scope: 'openid email', ui_locales: 'es' },
  })
  expect(data.user).toMatchObject({ email: 'dana@club.example', app_metadata: { provider: 'custom:plain' } })
  const byIssuer = await signsIn('dana')
  expect(byIssuer.there.searchParams.get('code_challenge_method')).toBe('S256')
  expect(byIssuer.data.user?.id).toBe(data.user?.id)
  await customProviders.deleteProvider('custom:plain')
})

test('an app’s id token is judged by the keys that the operator names, and by no others', async () => {
  const issuer = `${bare.issuer}/keyless`
  const made = { ...draft, issuer, jwks_uri: `${bare.issuer}/jwks`, acceptable_client_ids: [APP.id] }
  expect((await customProviders.createProvider(made)).data).toMatchObject({ jwks_uri: made.jwks_uri })
  const token = await bare.idToken({ iss: issuer, sub: 'of-keys', email: 'of-keys@club.example', email_verified: true })
  const comes = () => authClient(heraia).auth.signInWithIdToken({ provider: 'custom:club', token })
  expect((await comes()).data.user).toMatchObject({ email: 'of-keys@club.example' })
  await customProviders.updateProvider('custom:club', { jwks_uri: `${club.issuer}/jwks` })
  expect((await comes()).error).toMatchObject({ status: 400, message: 'Bad ID token' })
  // Said to be nowhere, they are where its document says again, and there nobody answers.
  await customProviders.updateProvider('custom:club', { jwks_uri: '' })
  expect((await comes()).error).toMatchObject({ status: 400, message: 'custom:club cannot be reached' })
})

test('turned off it lets nobody in; turned on again, it asks for what she says of herself', async () => {
  await customProviders.createProvider(draft)
  await customProviders.updateProvider('custom:club', { enabled: false })
  expect(await external()).not.toHaveProperty('custom:club')
  const { data } = await authClient(heraia).auth.signInWithOAuth({
    provider: 'custom:club',
    options: { skipBrowserRedirect: true },
  })
  expect((await heraia.fetch(data.url ?? '', { redirect: 'manual' })).status).toBe(400)
  await customProviders.updateProvider('custom:club', { enabled: true, name: 'Club de Madrid' })
  expect((await customProviders.getProvider('custom:club')).data).toMatchObject({ name: 'Club de Madrid' })
  club.people.set('noone', {})
  await expect(signsIn('noone')).resolves.toMatchObject({ data: { user: null } })
})

test('an app’s id token is held to what the operator says of nonces and addresses, as a sign-in by the browser is', async () => {
  await customProviders.createProvider({ ...draft, acceptable_client_ids: [APP.id] })
  club.people.set('withheld', {})
  const brings = async (nonce?: string) => {
    const token = await club.idToken('withheld', nonce)
    return (await authClient(heraia).auth.signInWithIdToken({ provider: 'custom:club', token })).error?.message
  }
  const nonces = 'Passed nonce and nonce in id_token should either both exist or not.'
  expect([await brings('of the app'), await brings()]).toEqual([
    nonces,
    'Error getting user email from external provider',
  ])
  await customProviders.updateProvider('custom:club', { skip_nonce_check: true, email_optional: true })
  expect([await brings('of the app'), await brings()]).toEqual([undefined, undefined])
})

test('an app may say its issuer alone', async () => {
  await customProviders.createProvider({ ...draft, acceptable_client_ids: [APP.id] })
  club.people.set('of-issuer', { email: 'of-issuer@club.example', email_verified: true })
  const grants = async (body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    return (await heraia.fetch('/auth/v1/token?grant_type=id_token', init)).json()
  }
  const id_token = await club.idToken('of-issuer')
  expect(await grants({ issuer: club.issuer, client_id: APP.id, id_token })).toMatchObject({
    user: { email: 'of-issuer@club.example', app_metadata: { provider: 'custom:club' } },
  })
  await customProviders.updateProvider('custom:club', { enabled: false })
  expect(await grants({ issuer: club.issuer, id_token })).toMatchObject({ error_code: 'provider_disabled' })
})

test('one that is deleted is gone, and each act is on record', async () => {
  await customProviders.createProvider(draft)
  await customProviders.updateProvider('custom:club', { name: 'Club de Madrid' })
  expect((await customProviders.deleteProvider('custom:club')).error).toBeNull()
  expect((await customProviders.getProvider('custom:club')).error).toMatchObject({ status: 404 })
  expect((await customProviders.listProviders({ type: 'oidc' })).data.providers).toEqual([])
  const rows = await heraia.db.selectFrom('audit_log').select('action').execute()
  const acts = ['custom_provider.created', 'custom_provider.changed', 'custom_provider.deleted']
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(acts))
})

test('once people have come by it, it does not become another one, whose people would be let into their accounts', async () => {
  await customProviders.createProvider(draft)
  const other = await oidcIssuer('http://heraia.test/auth/v1/callback')
  const change = async (to: object) => (await customProviders.updateProvider('custom:club', to)).error
  expect(await change({ issuer: other.issuer }), 'nobody yet').toBeNull()
  expect(await change({ issuer: club.issuer })).toBeNull()
  club.people.set('dana', { email: 'dana@club.example', email_verified: true })
  other.people.set('dana', { email: 'mallory@other.example', email_verified: true })
  const { data } = await signsIn('dana')
  const moved = { issuer: other.issuer, client_id: other.clientId, client_secret: other.clientSecret }
  expect(await change(moved)).toMatchObject({ status: 422, code: 'conflict' })
  expect(await change({ attribute_mapping: { sub: 'nickname' } }), 'nor is her name another').toMatchObject({
    ...{ status: 422, code: 'conflict' },
  })
  expect(await change({ name: 'Club de Madrid', scopes: ['openid', 'email'] })).toBeNull()
  expect((await signsIn('dana')).data.user?.id).toBe(data.user?.id)
  await other.close()
})

test('one of plain OAuth keeps to its origins, and may have other addresses there', async () => {
  const { authorization, token, userinfo } = club.endpoints
  const plain = { ...draft, provider_type: 'oauth2' as const, issuer: undefined }
  const addresses = { authorization_url: authorization, token_url: token, userinfo_url: userinfo }
  await customProviders.createProvider({ ...plain, ...addresses })
  const now = heraia.clock.now()
  const { data } = await admin.createUser({ email: 'plain@club.example', email_confirm: true })
  const identity = { id: crypto.randomUUID(), user_id: data.user?.id ?? '', provider: 'custom:club', provider_id: '1' }
  const kept = { identity_data: '{}', last_sign_in_at: now, created_at: now, updated_at: now }
  await heraia.db
    .insertInto('identities')
    .values({ ...identity, ...kept })
    .execute()
  const change = async (to: object) => (await customProviders.updateProvider('custom:club', to)).error?.code
  for (const name of Object.keys(addresses)) {
    expect([name, await change({ [name]: 'https://other.example/me' })]).toEqual([name, 'conflict'])
  }
  expect(await change({ userinfo_url: new URL('/v2/me', userinfo).href })).toBeUndefined()
})

test('one of the same name that is made again knows nobody of before, who keeps her account', async () => {
  await customProviders.createProvider(draft)
  club.people.set('vera', { email: 'vera@club.example', email_verified: true })
  const { data } = await signsIn('vera')
  const id = data.user?.id ?? ''
  await customProviders.deleteProvider('custom:club')
  const { data: left } = await admin.getUserById(id)
  expect(left.user).toMatchObject({ id, email: 'vera@club.example', identities: [] })
  expect(left.user?.app_metadata).not.toHaveProperty('providers')
  const unlinked = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'identity.unlinked')
  expect(await unlinked.where('subject_id', '=', id).execute()).toEqual([{ details: { provider: 'custom:club' } }])
  await heraia.runJobs()
  expect(heraia.mails.filter(({ to }) => to === 'vera@club.example')).toEqual([])
  const other = await oidcIssuer('http://heraia.test/auth/v1/callback')
  const moved = { issuer: other.issuer, client_id: other.clientId, client_secret: other.clientSecret }
  await customProviders.createProvider({ ...draft, ...moved })
  other.people.set('vera', { email: 'other-vera@other.example', email_verified: true })
  const { auth } = authClient(heraia)
  const asked = await auth.signInWithOAuth({ provider: 'custom:club', options: { skipBrowserRedirect: true } })
  const site = await follow(await other.visits((await follow(asked.data.url ?? '')).href, 'vera'))
  const somebody = (await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')).data.user
  expect([somebody?.email, somebody?.id === id]).toEqual(['other-vera@other.example', false])
  await other.close()
})

test('who has other ways in keeps them when a provider is deleted', async () => {
  await customProviders.createProvider(draft)
  const email = 'olga@club.example'
  await admin.createUser({ email, password: 'secret1', email_confirm: true })
  club.people.set('olga', { email, email_verified: true })
  const { data } = await signsIn('olga')
  expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'custom:club'] })
  await customProviders.deleteProvider('custom:club')
  const left = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  expect(left.data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
  expect(left.data.user?.identities).toMatchObject([{ provider: 'email' }])
})

test('only an operator may', async () => {
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/custom:club']) {
    expect((await heraia.fetch(`/auth/v1${path}`)).status).toBe(401)
  }
})
