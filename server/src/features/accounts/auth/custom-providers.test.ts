import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { APP, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { afterAll, beforeEach, expect, test } from 'vitest'

const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const heraia = await createTestHeraia()
afterAll(async () => {
  await Promise.all([heraia, club].map((each) => each.close()))
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
  attribute_mapping: { name: 'nickname_of_club' },
  custom_claims_allowlist: ['email_verified'],
}

beforeEach(async () => void (await customProviders.deleteProvider('custom:club')))

const external = async () => (await (await heraia.fetch('/auth/v1/settings')).json()).external
const follow = async (url: URL | string) => {
  const response = await heraia.fetch(String(url), { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', heraia.siteUrl)
}

async function signsIn(login: string) {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInWithOAuth({ provider: 'custom:club', options: { skipBrowserRedirect: true } })
  const back = await club.visits((await follow(data.url ?? '')).href, login)
  const site = await follow(back)
  return auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
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
  club.people.set('mira', { email: 'mira@club.example', email_verified: true, name: 'Mira López' })
  const { data } = await signsIn('mira')
  expect(data.user).toMatchObject({
    email: 'mira@club.example',
    app_metadata: { provider: 'custom:club' },
    user_metadata: { name: 'Mira López', custom_claims: { email_verified: true } },
  })
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

test('only an operator may', async () => {
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/custom:club']) {
    expect((await heraia.fetch(`/auth/v1${path}`)).status).toBe(401)
  }
})
