import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { afterAll, expect } from 'vitest'

const heraia = await createTestHeraia({
  settings: { auth: { saml: true, web3: { ethereum: true, solana: false } } },
})
const closed = await createTestHeraia()
afterAll(() => Promise.all([heraia.close(), closed.close()]))
const { post, grant, put, remove, joins, change } = rawAuth(heraia)
const { token: operator } = await adminClient(heraia)

async function turnsClubOff() {
  const club = await samlDirectory('https://id.club.example')
  const draft = { type: 'saml', metadata_xml: club.metadata, domains: ['club.example'] }
  await post('/admin/sso/providers', draft, operator)
  await heraia.db.updateTable('sso_providers').set({ disabled: true }).execute()
}

async function asksWhereItIsOff() {
  await turnsClubOff()
  return post('/sso', { domain: 'club.example' })
}

/** Her address is a way in; `others`: what else lets her in. */
async function comesByEmailAnd(...others: string[]) {
  const { auth, id: user_id, token } = await joins()
  const now = heraia.clock.now()
  for (const provider of others) {
    const named = { id: crypto.randomUUID(), user_id, provider, provider_id: user_id, identity_data: '{}' }
    const at = { last_sign_in_at: now, created_at: now, updated_at: now }
    await heraia.db
      .insertInto('identities')
      .values({ ...named, ...at })
      .execute()
  }
  const { data } = await auth.getUserIdentities()
  const own = data?.identities.find(({ provider }) => provider === 'email')
  if (!own) throw new Error('She has no identity by her address.')
  return { auth, token, own }
}

/** She takes her address away as a way in. */
async function unlinksEmail(...others: string[]) {
  const { own, token } = await comesByEmailAnd(...others)
  return remove(`/user/identities/${own.identity_id}`, token)
}

/** By which alone she comes in; the operator removed the service of the other one since. */
async function unlinksWhatIsOpen() {
  const { email, id: user_id, token } = await joins()
  const now = heraia.clock.now()
  const rows = ['web3:ethereum:0x1', 'gone'].map((provider_id) => ({
    ...{ id: crypto.randomUUID(), user_id, provider: provider_id.split(':')[0] ?? '', identity_data: '{}' },
    ...{ provider_id: `${provider_id}:${user_id}`, last_sign_in_at: now, created_at: now, updated_at: now },
  }))
  await heraia.db.insertInto('identities').values(rows).execute()
  await heraia.db.deleteFrom('identities').where('user_id', '=', user_id).where('provider', '=', 'email').execute()
  await change(email, { email: '' })
  const [wallet, gone] = rows.map(({ id }) => id)
  const refused = await remove(`/user/identities/${wallet}`, token)
  expect((await remove(`/user/identities/${gone}`, token)).status, 'what is gone goes').toBe(200)
  return refused
}

async function changesThoughManaged(body: object) {
  const { email, token } = await joins()
  await change(email, { is_sso_user: true })
  expect((await put({ data: { team: 'Blue' } }, token)).status, 'of herself she says what she likes').toBe(200)
  return put({ ...body, data: { team: 'Red' } }, token)
}

const signed = { message: 'x'.repeat(99), signature: `0x${'0'.repeat(130)}` }

const rows: CodeRow[] = [
  [404, 'saml_provider_disabled', 'SAML 2.0 is disabled', () => rawAuth(closed).post('/sso', { domain: 'a.example' })],
  [404, 'sso_provider_not_found', /domain/, () => post('/sso', { domain: 'nowhere.example' })],
  [404, 'sso_provider_not_found', /./, () => post('/sso', { provider_id: crypto.randomUUID() })],
  [404, 'sso_provider_disabled', 'SSO provider is disabled', asksWhereItIsOff],
  [
    ...([422, 'identity_not_found', "Identity doesn't exist"] as const),
    async () => remove(`/user/identities/${crypto.randomUUID()}`, (await joins()).token),
  ],
  [
    ...([400, 'validation_failed', 'identity_id must be an UUID'] as const),
    async () => remove('/user/identities/google', (await joins()).token),
  ],
  [422, 'single_identity_not_deletable', /at least 1 identity/, () => unlinksEmail()],
  [422, 'single_identity_not_deletable', /at least 1 identity/, unlinksWhatIsOpen],
  [422, 'email_conflict_identity_not_deletable', /./, () => unlinksEmail('club')],
  ...[{ email: 'another@example.org' }, { phone: '+34600123456' }, { password: 'brandnew2' }].map(
    (body): CodeRow => [
      ...([422, 'user_sso_managed', /only possible via SSO$/] as const),
      () => changesThoughManaged(body),
    ],
  ),
  [
    ...([400, 'provider_disabled', 'Provider (issuer "nobody") is not enabled'] as const),
    () => grant('id_token', { provider: 'nobody', id_token: 'x' }),
  ],
  [400, 'validation_failed', 'Bad ID token', () => grant('id_token', { id_token: 'x' })],
  [422, 'web3_provider_disabled', 'Web3 provider is disabled', () => grant('web3', { chain: 'solana', ...signed })],
  [400, 'web3_unsupported_chain', 'Unsupported chain', () => grant('web3', { chain: 'bitcoin', ...signed })],
]

testCodes(rows)

const client = (place = heraia) => authClient(place).auth

async function unlinksEmailByClient(...others: string[]) {
  const { auth, own } = await comesByEmailAnd(...others)
  return auth.unlinkIdentity(own)
}

testCodesByClient([
  [404, 'saml_provider_disabled', 'SAML 2.0 is disabled', () => client(closed).signInWithSSO({ domain: 'a.example' })],
  [404, 'sso_provider_not_found', /domain/, () => client().signInWithSSO({ domain: 'nowhere.example' })],
  // The club of the row above is there, and off.
  [404, 'sso_provider_disabled', 'SSO provider is disabled', () => client().signInWithSSO({ domain: 'club.example' })],
  [
    ...([422, 'identity_not_found', "Identity doesn't exist"] as const),
    async () => {
      const { auth, own } = await comesByEmailAnd()
      return auth.unlinkIdentity({ ...own, identity_id: crypto.randomUUID() })
    },
  ],
  [422, 'single_identity_not_deletable', /at least 1 identity/, () => unlinksEmailByClient()],
  [422, 'email_conflict_identity_not_deletable', /./, () => unlinksEmailByClient('club')],
  [
    ...([422, 'user_sso_managed', /only possible via SSO$/] as const),
    async () => {
      const { auth, email } = await joins()
      await change(email, { is_sso_user: true })
      return auth.updateUser({ password: 'brandnew2' })
    },
  ],
  [
    ...([400, 'provider_disabled', 'Provider (issuer "nobody") is not enabled'] as const),
    () => client().signInWithIdToken({ provider: 'nobody', token: 'x' }),
  ],
  [
    ...([422, 'web3_provider_disabled', 'Web3 provider is disabled'] as const),
    () =>
      client(closed).signInWithWeb3({ chain: 'ethereum', message: signed.message, signature: `0x${'0'.repeat(130)}` }),
  ],
])
