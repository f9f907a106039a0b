import { adminClient } from '@heraia/hosts/test/admin-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { admin } = await adminClient(heraia)
const { oauth } = admin
const draft = { client_name: 'Results Board', redirect_uris: ['https://board.example/back'] }
const made = async (more: object = {}) => {
  const { data, error } = await oauth.createClient({ ...draft, ...more })
  if (!data) throw error
  return data
}

test('the secret of a program is told when it is made, and never again', async () => {
  const client = await made({ client_uri: 'https://board.example', scope: 'openid email' })
  expect(client).toMatchObject({
    ...draft,
    client_type: 'confidential',
    token_endpoint_auth_method: 'client_secret_basic',
    registration_type: 'manual',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid email',
  })
  expect(client.client_secret).toMatch(/^[\w-]{43}$/)
  const { data } = await oauth.getClient(client.client_id)
  expect(data).toMatchObject({ client_id: client.client_id, client_uri: 'https://board.example' })
  expect(data).not.toHaveProperty('client_secret')
  const stored = await heraia.db.selectFrom('oauth_clients').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(client.client_secret)
})

test('another secret takes the place of the first; a public program has none', async () => {
  const client = await made()
  const { data } = await oauth.regenerateClientSecret(client.client_id)
  expect(data?.client_secret).toMatch(/^[\w-]{43}$/)
  expect(data?.client_secret).not.toBe(client.client_secret)
  const app = await made({ token_endpoint_auth_method: 'none', redirect_uris: ['org.example.app:/back'] })
  expect(app).toMatchObject({ client_type: 'public' })
  expect(app).not.toHaveProperty('client_secret')
  expect((await oauth.regenerateClientSecret(app.client_id)).error?.code).toBe('validation_failed')
})

test('what is changed changes, what is not said stays, and what is deleted is gone', async () => {
  const client = await made({ client_uri: 'https://board.example' })
  const { data } = await oauth.updateClient(client.client_id, { client_name: 'Board', client_uri: '' })
  expect(data).toMatchObject({ client_name: 'Board', redirect_uris: draft.redirect_uris })
  expect(data).not.toHaveProperty('client_uri')
  const moved = {
    ...{
      redirect_uris: ['https://results.example/back', 'org.example.app:/back'],
      grant_types: ['refresh_token' as const],
    },
    ...{ logo_uri: 'https://results.example/logo.png', token_endpoint_auth_method: 'client_secret_post' as const },
  }
  expect((await oauth.updateClient(client.client_id, moved)).error).toBeNull()
  expect((await oauth.getClient(client.client_id)).data).toMatchObject({ client_name: 'Board', ...moved })
  expect((await oauth.updateClient(client.client_id, { logo_uri: '' })).data).not.toHaveProperty('logo_uri')
  const bad = { redirect_uris: ['http://results.example/back'] }
  expect((await oauth.updateClient(client.client_id, bad)).error?.code).toBe('validation_failed')
  const nothing = { client_name: null, redirect_uris: null } as unknown as { client_name: string }
  expect((await oauth.updateClient(client.client_id, nothing)).data).toMatchObject({
    ...{ client_name: 'Board', redirect_uris: moved.redirect_uris },
  })
  const asPublic = await oauth.updateClient(client.client_id, { token_endpoint_auth_method: 'none' })
  expect(asPublic.error?.code).toBe('validation_failed')
  expect((await oauth.deleteClient(client.client_id)).error).toBeNull()
  expect((await oauth.getClient(client.client_id)).error).toMatchObject({ status: 404, code: 'oauth_client_not_found' })
  expect((await oauth.getClient('not-an-id')).error).toMatchObject({ status: 400 })
})

test('what is changed while it is deleted is gone, not a failure of ours', async () => {
  for (let time = 0; time < 6; time++) {
    const { client_id: id } = await made()
    const [renamed, renewed] = await Promise.all([
      oauth.updateClient(id, { client_name: 'Other' }),
      oauth.regenerateClientSecret(id),
      oauth.deleteClient(id),
    ])
    for (const { error } of [renamed, renewed]) expect([undefined, 404]).toContain(error?.status)
  }
})

test('codes go to safe addresses only', async () => {
  const refused = async (...redirect_uris: string[]) =>
    (await oauth.createClient({ ...draft, redirect_uris })).error?.code ?? 'taken'
  expect(await refused()).toBe('validation_failed')
  for (const uri of ['board.example', 'http://board.example/back', 'javascript:alert(1)', 'https://b.example/#x'])
    expect(await refused(uri), uri).toBe('validation_failed')
  for (const uri of ['http://localhost:8080/back', 'http://[::1]/back', 'org.example.app:/back'])
    expect(await refused(uri), uri).toBe('taken')
})

test('an operator reads all of them, page by page', async () => {
  await heraia.db.deleteFrom('oauth_clients').execute()
  for (const name of ['One', 'Two', 'Three']) {
    heraia.clock.advance({ seconds: 1 })
    await made({ client_name: name })
  }
  const { data } = await oauth.listClients({ page: 1, perPage: 2 })
  expect(data).toMatchObject({ clients: [{ client_name: 'Three' }, { client_name: 'Two' }], nextPage: 2, total: 3 })
  const { data: last } = await oauth.listClients({ page: 2, perPage: 2 })
  expect(last.clients.map(({ client_name }) => client_name)).toEqual(['One'])
})

test('only an operator may, and each act is on record', async () => {
  for (const path of ['/admin/oauth/clients', `/admin/oauth/clients/${crypto.randomUUID()}`])
    expect((await heraia.fetch(`/auth/v1${path}`)).status).toBe(401)
  const { client_id: id } = await made()
  await oauth.updateClient(id, { client_name: 'Board' })
  await oauth.regenerateClientSecret(id)
  await oauth.deleteClient(id)
  const actions = await heraia.db.selectFrom('audit_log').select('action').distinct().execute()
  const written = actions.map(({ action }) => action).filter((action) => action.startsWith('oauth_client.'))
  expect(written.sort()).toEqual([
    'oauth_client.changed',
    'oauth_client.created',
    'oauth_client.deleted',
    'oauth_client.secret_changed',
  ])
})
