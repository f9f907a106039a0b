import { adminClient } from '@heraia/hosts/test/admin-client'
import { type CodeRow, rawAuth, testCodes } from '@heraia/hosts/test/auth-codes'
import { authenticator } from '@heraia/hosts/test/authenticator'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { afterAll } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { saml: true } } })
afterAll(() => heraia.close())
const { ask, get, post, joins } = rawAuth(heraia)
const { token: operator } = await adminClient(heraia)

let count = 0
/** An organisation of its own; answers what came of it, its address at the admin endpoints, and its metadata. */
async function addOrganisation(domain = `club-${++count}.example`) {
  const entityId = `https://id-${++count}.example`
  const { metadata } = await samlDirectory(entityId)
  const draft = { type: 'saml', metadata_xml: metadata, domains: [domain] }
  const added = await post('/admin/sso/providers', draft, operator)
  const stored = heraia.db.selectFrom('sso_providers').select('id').where('entity_id', '=', entityId)
  return { added, path: `/admin/sso/providers/${(await stored.executeTakeFirst())?.id}`, metadata, domain }
}

async function takesDomainOfAnother() {
  const { domain } = await addOrganisation()
  return (await addOrganisation(domain)).added
}

async function takesMetadataOfAnother() {
  const [one, other] = [await addOrganisation(), await addOrganisation()]
  return ask('PUT', other.path, { metadata_xml: one.metadata }, operator)
}

type Person = Awaited<ReturnType<typeof joins>>

async function registersPasskey({ auth, token }: Person, key: ReturnType<typeof authenticator>) {
  const { data } = await auth.passkey.startRegistration()
  const credential = key.creates(data?.options as unknown as Parameters<typeof key.creates>[0])
  return post('/passkeys/registration/verify', { challenge_id: data?.challenge_id, credential }, token)
}

/** The same device, in the hands of somebody else. */
async function registersPasskeyOfAnother() {
  const key = authenticator(heraia.siteUrl)
  await registersPasskey(await joins(), key)
  return registersPasskey(await joins(), key)
}

async function hasTenPasskeys() {
  const her = await joins()
  const now = heraia.clock.now()
  const passkeys = Array.from({ length: 10 }, () => ({
    ...{ id: crypto.randomUUID(), user_id: her.id, credential_id: crypto.randomUUID(), public_key: 'AAAA' },
    ...{ transports: '[]', created_at: now, updated_at: now },
  }))
  await heraia.db.insertInto('passkeys').values(passkeys).execute()
  return post('/passkeys/registration/options', {}, her.token)
}

const rows: CodeRow[] = [
  [404, 'unknown', '404 page not found', () => get('/nothing')],
  [405, 'unknown', 'Method not allowed', () => get('/signup')],
  [
    ...([404, 'passkey_not_found', 'There is no such passkey'] as const),
    async () => ask('PATCH', `/passkeys/${crypto.randomUUID()}`, { friendly_name: 'x' }, (await joins()).token),
  ],
  [422, 'passkey_exists', 'This passkey is registered already', registersPasskeyOfAnother],
  [422, 'too_many_passkeys', /^Maximum number of passkeys/, hasTenPasskeys],
  [404, 'custom_provider_not_found', /./, () => get('/admin/custom-providers/custom:none', operator)],
  [422, 'sso_domain_already_exists', /already assigned/, takesDomainOfAnother],
  [422, 'saml_entity_id_mismatch', /does not match/, takesMetadataOfAnother],
  [
    ...([400, 'saml_metadata_fetch_failed', 'The metadata could not be fetched'] as const),
    () => post('/admin/sso/providers', { type: 'saml', metadata_url: 'https://127.0.0.1:1/metadata' }, operator),
  ],
]

testCodes(rows)
