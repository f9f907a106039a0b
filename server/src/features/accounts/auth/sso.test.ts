import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { inflateRawSync } from 'node:zlib'
import { authClient } from '@heraia/hosts/test/auth-client'
import { certificateFor } from '@heraia/hosts/test/certificate'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { type AnswerDraft, samlDirectory } from '@heraia/hosts/test/saml-directory'
import { decodeJwt, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const jwtSecret = 'a secret of the tests that is long enough'
const heraia = await createTestHeraia({ settings: { auth: { saml: true, jwtSecret, manualLinking: true } } })
const closed = await createTestHeraia()
afterAll(async () => {
  await heraia.close()
  await closed.close()
})

const [club, stranger] = [
  await samlDirectory('https://id.club.example'),
  await samlDirectory('https://id.club.example'),
]
const adminToken = (role: string) =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret))

async function admin(method: string, path: string, body?: object, role = 'service_role') {
  const response = await heraia.fetch(`/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: { authorization: `Bearer ${await adminToken(role)}`, 'x-supabase-api-version': '2024-01-01' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

let providerId = ''
beforeAll(async () => {
  const domains = ['club.example']
  const made = await admin('POST', '', { type: 'saml', metadata_xml: club.metadata, domains })
  expect(made).toMatchObject({
    status: 201,
    body: { saml: { entity_id: club.entityId }, domains: [{ domain: domains[0] }] },
  })
  providerId = made.body.id
})

let count = 0
const member = (): AnswerDraft & { email: string } => {
  count += 1
  return { nameId: `person-${count}`, email: `p${count}@club.example` }
}

/** She leaves for her organisation's page. */
async function leaves() {
  const { auth } = authClient(heraia)
  const { data, error } = await auth.signInWithSSO({ domain: 'club.example' })
  if (error) throw error
  return { auth, there: data.url }
}

async function posts(form: URLSearchParams) {
  const response = await heraia.fetch('/auth/v1/sso/saml/acs', { method: 'POST', body: form, redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '', heraia.siteUrl)
}

async function signsIn(draft: AnswerDraft) {
  const { auth, there } = await leaves()
  const site = await posts(club.answers(there, draft))
  return { auth, site, ...(await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')) }
}

test('she signs in by her organisation, found by its domain or its id', async () => {
  const draft = member()
  const { auth, data, error } = await signsIn(draft)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: draft.email,
    app_metadata: { provider: `sso:${providerId}` },
    identities: [{ provider: `sso:${providerId}`, id: draft.nameId }],
  })
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'sso/saml' }])
  expect((await signsIn(draft)).data.user?.id).toBe(data.user?.id)
  expect((await auth.signInWithSSO({ providerId })).data?.url).toContain(club.signInUrl)
  expect((await auth.updateUser({ password: 'secret1' })).error).toMatchObject({
    status: 422,
    code: 'user_sso_managed',
  })
  const byMail = await proves(draft.email)
  expect(byMail.data.user?.id, 'a mail to the address that it vouches for').toBe(data.user?.id)
})

test('whom her organisation brought is kept by it, by a clock that goes on; who linked it keeps her address herself', async () => {
  const { clock } = heraia
  const { now } = clock
  clock.now = () => {
    clock.advance({ milliseconds: 1 })
    return now()
  }
  const { auth, data } = await signsIn(member())
  expect(data.user).toMatchObject({ is_sso_user: true })
  expect((await auth.getUser()).data.user).toMatchObject({ is_sso_user: true })
  expect((await auth.updateUser({ password: 'secret1' })).error?.code).toBe('user_sso_managed')

  const draft = member()
  const { auth: hers } = authClient(heraia)
  const { data: before } = await hers.signUp({ email: draft.email, password: 'secret1' })
  await heraia.db.updateTable('users').set({ email_unproven: false }).where('email', '=', draft.email).execute()
  const back = await signsIn(draft)
  clock.now = now
  expect([back.data.user?.id, back.data.user?.identities?.length]).toEqual([before.user?.id, 2])
  expect(back.data.user).not.toHaveProperty('is_sso_user')
  expect((await back.auth.updateUser({ password: 'another one' })).error).toBeNull()
  const linked = back.data.user?.identities?.find(({ provider }) => provider.startsWith('sso:'))
  expect(linked && (await back.auth.unlinkIdentity(linked)).error, 'and takes it away again').toBeNull()
})

test('an account that waited unconfirmed is kept by the organisation that vouches for its address', async () => {
  const draft = member()
  await authClient(heraia).auth.signUp({ email: draft.email, password: 'secret1' })
  const waiting = { email_confirmed_at: null, email_unproven: false }
  await heraia.db.updateTable('users').set(waiting).where('email', '=', draft.email).execute()
  const { auth, data } = await signsIn(draft)
  expect(data.user).toMatchObject({ email: draft.email, is_sso_user: true })
  expect((await auth.updateUser({ password: 'another one' })).error?.code).toBe('user_sso_managed')
})

test('who is suspended stays out, which is on record', async () => {
  const draft = member()
  const { data } = await signsIn(draft)
  const id = data.user?.id ?? ''
  await heraia.db
    .updateTable('users')
    .set({ banned_until: new Date('2999-01-01') })
    .where('id', '=', id)
    .execute()
  const { site } = await signsIn(draft)
  expect(site.searchParams.get('error_code')).toBe('user_banned')
  const refused = heraia.db.selectFrom('audit_log').select(['action', 'details']).where('subject_id', '=', id)
  expect(await refused.where('action', '=', 'session.refused').execute()).toMatchObject([
    { details: { method: 'sso/saml' } },
  ])
})

test('a browser that asks by itself is led there', async () => {
  const response = await heraia.fetch('/auth/v1/sso', {
    method: 'POST',
    redirect: 'manual',
    body: JSON.stringify({ domain: 'club.example' }),
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining(club.signInUrl)])
})

test('where to go back to is never an error, not even where it is no text', async () => {
  for (const redirect_to of [7, true, ['x'], { x: 'x' }]) {
    const body = JSON.stringify({ domain: 'club.example', redirect_to, skip_http_redirect: true })
    const response = await heraia.fetch('/auth/v1/sso', { method: 'POST', body })
    expect([redirect_to, response.status]).toEqual([redirect_to, 200])
  }
})

test('without a challenge the session comes in the fragment', async () => {
  const response = await heraia.fetch('/auth/v1/sso', {
    method: 'POST',
    body: JSON.stringify({ domain: 'club.example', skip_http_redirect: true, redirect_to: `${heraia.siteUrl}/in` }),
  })
  const draft = member()
  const site = await posts(club.answers((await response.json()).url, draft))
  expect([site.pathname, site.search]).toEqual(['/in', ''])
  const said = Object.fromEntries(new URLSearchParams(site.hash.slice(1)))
  expect(Object.keys(said).sort()).toEqual([
    ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'],
  ])
  expect(decodeJwt(said.access_token ?? '')).toMatchObject({
    ...{ email: draft.email, amr: [{ method: 'sso/saml', provider: `sso:${providerId}` }] },
  })
  const { auth } = authClient(heraia)
  expect((await auth.refreshSession({ refresh_token: said.refresh_token ?? '' })).data.user?.email).toBe(draft.email)
})

test('where her organisation is turned off while she is there, she is told so', async () => {
  const { there } = await leaves()
  await admin('PUT', `/${providerId}`, { disabled: true })
  const site = await posts(club.answers(there, member()))
  await admin('PUT', `/${providerId}`, { disabled: false })
  expect(site.searchParams.get('error_code')).toBe('sso_provider_disabled')
})

test('what fails with us leads back to the page that she left, and says so', async () => {
  const draft = member()
  const { there } = await leaves()
  await sql`alter table identities add constraint unlucky check (provider_id <> ${sql.lit(draft.nameId)})`.execute(
    heraia.db,
  )
  const site = await posts(club.answers(there, draft))
  await sql`alter table identities drop constraint unlucky`.execute(heraia.db)
  expect([site.searchParams.get('error'), site.searchParams.get('error_code')]).toEqual([
    ...['server_error', 'unexpected_failure'],
  ])
})

test('our metadata names where answers go, and settings that there are organisations', async () => {
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({ saml_enabled: true })
  const response = await heraia.fetch('/auth/v1/sso/saml/metadata')
  expect(response.headers.get('content-type')).toContain('xml')
  expect(await response.text()).toContain('http://heraia.test/auth/v1/sso/saml/acs')
})

/** She uses the link of a mail. */
async function proves(email: string) {
  const { auth } = authClient(heraia)
  await auth.signInWithOtp({ email })
  const { token_hash } = await newestMail(heraia, email)
  return auth.verifyOtp({ type: 'magiclink', token_hash })
}

test('an account that is there is reached by an address of the organisation’s own domain only', async () => {
  const [own, foreign] = [member(), { nameId: `person-${++count}`, email: 'mira@elsewhere.example' }]
  const ids = new Map<string, string | undefined>()
  for (const email of [own.email, foreign.email]) {
    ids.set(email, (await authClient(heraia).auth.signUp({ email, password: 'secret1' })).data.user?.id)
  }
  expect((await signsIn(own)).data.user, 'nobody has proven that she has the address').toBeNull()
  await proves(own.email)
  await proves(foreign.email)
  expect((await signsIn(own)).data.user?.id).toBe(ids.get(own.email))
  const { data } = await signsIn(foreign)
  expect(data.user).toMatchObject({ email: '' })
  expect(data.user?.id).not.toBe(ids.get(foreign.email))
})

test('each who has no address of ours is her organisation’s, not only the first', async () => {
  for (const email of ['one@elsewhere.example', 'other@elsewhere.example']) {
    const { auth } = await signsIn({ nameId: `person-${++count}`, email })
    expect((await auth.updateUser({ password: 'secret1' })).error?.code).toBe('user_sso_managed')
  }
})

describe('an answer is refused', () => {
  const problem = async (form: URLSearchParams) => {
    const site = await posts(form)
    return [site.searchParams.get('code'), site.searchParams.get('error_code')]
  }
  const invalid = [null, 'saml_assertion_invalid']

  test.each([
    ['that nobody signed', { signed: false }],
    ['that has expired', { expiresIn: -5 }],
    ['of another organisation whose key is the same', { issuer: 'https://id.neighbour.example' }],
    ['that is for another site', { audience: 'https://other.example' }],
    ['with an address that is longer than we keep', { email: `${'x'.repeat(300)}@club.example` }],
    ['with a name that is longer than we keep', { nameId: 'x'.repeat(256) }],
    ['to a question that was not ours', { inResponseTo: '_another' }],
  ])('%s', async (_, wrong) => {
    const { there } = await leaves()
    expect(await problem(club.answers(there, { ...member(), ...wrong }))).toEqual(invalid)
  })

  test('that somebody else signed in her organisation’s name', async () => {
    const { there } = await leaves()
    expect(await problem(stranger.answers(there, member()))).toEqual(invalid)
  })

  test('that comes more than two minutes after the question', async () => {
    const { there } = await leaves()
    heraia.clock.advance({ minutes: 2, seconds: 1 })
    expect(await problem(club.answers(there, member()))).toEqual([null, 'saml_relay_state_not_found'])
    heraia.clock.advance({ minutes: -2, seconds: -1 })
  })

  test('that comes twice, to the same question or to another', async () => {
    const draft = { ...member(), id: '_the-same-assertion' }
    const first = await leaves()
    const form = club.answers(first.there, draft)
    expect((await posts(form)).searchParams.get('code')).toBeTruthy()
    expect(await problem(form)).toEqual([null, 'saml_relay_state_not_found'])
    const second = await leaves()
    form.set('RelayState', club.reads(second.there).relayState)
    expect(await problem(form)).toEqual(invalid)
    const third = await leaves()
    const record = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.refused')
    const before = (await record.execute()).length
    const again = club.answers(third.there, draft)
    expect(await problem(again)).toEqual(invalid)
    expect(await problem(again)).toEqual([null, 'saml_relay_state_not_found'])
    const refused = await record.execute()
    expect(refused, 'the second time it looks like a Back button').toHaveLength(before + 1)
    expect(refused).toContainEqual({
      details: expect.objectContaining({ method: 'sso/saml', reason: 'saml_assertion_invalid' }),
    })
  })

  test('in which somebody wrapped what was signed', async () => {
    const wrap = async (build: (right: string, forged: string) => string) => {
      const { there } = await leaves()
      const asked = club.reads(there)
      const right = club.assertion(member(), asked)
      const forged = club.assertion({ nameId: 'admin', email: 'admin@club.example', signed: false }, asked)
      const xml = club.envelope(build(right, forged), asked.id, asked.acs)
      const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: asked.relayState }
      return problem(new URLSearchParams(form))
    }
    const beside = await wrap((right, forged) => forged + right)
    const after = await wrap((right, forged) => right + forged)
    const inside = await wrap((right, forged) => forged.replace('</saml:Assertion>', `${right}</saml:Assertion>`))
    const extension = await wrap((right, forged) => `<samlp:Extensions>${right}</samlp:Extensions>${forged}`)
    expect([beside, after, inside, extension]).toEqual([invalid, invalid, invalid, invalid])
    const admins = await heraia.db.selectFrom('identities').select('id').where('provider_id', '=', 'admin').execute()
    expect(admins).toEqual([])
  })

  test('that was changed, or is no XML', async () => {
    const { there } = await leaves()
    const form = club.answers(there, member())
    const xml = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString()
    form.set('SAMLResponse', Buffer.from(xml.replace('@club.example', '@clubs.example')).toString('base64'))
    expect(await problem(form)).toEqual(invalid)
    const again = await leaves()
    const junk = { SAMLResponse: 'AAAA', RelayState: club.reads(again.there).relayState }
    expect(await problem(new URLSearchParams(junk))).toEqual(invalid)
    expect(await problem(new URLSearchParams({ SAMLResponse: 'AAAA' }))).toEqual([null, 'saml_relay_state_not_found'])
  })
})

describe('the operator', () => {
  test('lists, reads, changes and deletes organisations', async () => {
    const other = await samlDirectory('https://id.other.example')
    const { body } = await admin('POST', '', { type: 'saml', metadata_xml: other.metadata, domains: ['other.example'] })
    expect((await admin('GET', '')).body.items.map((one: { id: string }) => one.id)).toContain(body.id)
    expect(await admin('GET', `/${body.id}`)).toEqual({ status: 200, body })
    expect((await admin('PUT', `/${body.id}`, { disabled: true })).body).toMatchObject({ disabled: true })
    const { error } = await authClient(heraia).auth.signInWithSSO({ domain: 'other.example' })
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_disabled' })
    expect((await admin('DELETE', `/${body.id}`)).status).toBe(200)
    expect((await admin('GET', `/${body.id}`)).body.code).toBe('sso_provider_not_found')
    const rows = await heraia.db.selectFrom('audit_log').select('action').execute()
    const acts = ['sso_provider.created', 'sso_provider.changed', 'sso_provider.deleted']
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(acts))
  })

  test('says how people are to be named, and the organisation is asked so', async () => {
    const other = await samlDirectory('https://id.named.example')
    const { body } = await admin('POST', '', { type: 'saml', metadata_xml: other.metadata, domains: ['named.example'] })
    const asks = async () => {
      const { data } = await authClient(heraia).auth.signInWithSSO({ domain: 'named.example' })
      const sent = new URL(data?.url ?? '').searchParams.get('SAMLRequest') ?? ''
      return inflateRawSync(Buffer.from(sent, 'base64')).toString()
    }
    expect(await asks()).not.toContain('Format=')
    const name_id_format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
    await admin('PUT', `/${body.id}`, { name_id_format })
    expect(await asks()).toMatch(new RegExp(`<samlp:NameIDPolicy [^>]*Format="${name_id_format}"`))
    await admin('DELETE', `/${body.id}`)
  })

  /** Somebody comes from this directory. */
  async function comes(from: typeof club, domain: string, draft: AnswerDraft) {
    const { auth } = authClient(heraia)
    const { data } = await auth.signInWithSSO({ domain })
    const site = await posts(from.answers(data?.url ?? '', draft))
    const { user } = (await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')).data
    return { user, refused: site.searchParams.get('error_code') }
  }

  test('has its metadata read where the organisation shows it, by https alone', async () => {
    const shown = await samlDirectory('https://id.shown.example')
    const certificate = await certificateFor('localhost')
    const server = createServer(certificate, (request, response) => {
      response.statusCode = request.url === '/metadata' ? 200 : 404
      response.end(shown.metadata)
    })
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    const url = `https://localhost:${(server.address() as AddressInfo).port}`
    const draft = (address: string) => ({ type: 'saml', metadata_url: address, domains: ['shown.example'] })
    const stranger = await admin('POST', '', draft(`${url}/metadata`))
    expect(stranger.body.code, 'whose certificate nobody vouches for').toBe('saml_metadata_fetch_failed')
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, certificate.cert])
    const made = await admin('POST', '', draft(`${url}/metadata`))
    const none = await admin('POST', '', draft(`${url}/nothing`))
    setDefaultCACertificates(before)
    server.close()
    expect(made).toMatchObject({
      status: 201,
      body: { saml: { entity_id: shown.entityId, metadata_url: `${url}/metadata`, metadata_xml: shown.metadata } },
    })
    expect(none.body.code).toBe('saml_metadata_fetch_failed')
    expect((await admin('POST', '', draft(url.replace('https', 'http')))).body.code).toBe('validation_failed')
    const { user } = await comes(shown, 'shown.example', { nameId: 'person', email: 'mira@shown.example' })
    expect(user).toMatchObject({ email: 'mira@shown.example', app_metadata: { provider: `sso:${made.body.id}` } })
  })

  test('says which of its attributes is what, and moves it to another domain and another key', async () => {
    const [old, fresh] = [
      await samlDirectory('https://id.moves.example'),
      await samlDirectory('https://id.moves.example'),
    ]
    const { body } = await admin('POST', '', { type: 'saml', metadata_xml: old.metadata, domains: ['moves.example'] })
    const attributes = { upn: 'Mira@Moved.Example', department: 'Athletics' }
    const draft = { nameId: 'person-of-moves', email: 'private@elsewhere.example', attributes }
    const before = await comes(old, 'moves.example', draft)
    expect([before.user?.email, before.user?.identities?.[0]?.identity_data?.custom_claims]).toEqual(['', undefined])
    const keys = { email: { name: 'upn' }, team: { names: ['ou', 'department'] }, level: { default: 'member' } }
    const domains = ['moved.example']
    const change = { attribute_mapping: { keys }, domains, metadata_xml: fresh.metadata, resource_id: 'club-7' }
    expect(await admin('PUT', `/${body.id}`, change)).toMatchObject({
      status: 200,
      body: {
        ...{ id: body.id, resource_id: 'club-7', domains: [{ domain: 'moved.example' }], disabled: false },
        saml: { attribute_mapping: { keys }, metadata_xml: fresh.metadata },
      },
    })
    const { error } = await authClient(heraia).auth.signInWithSSO({ domain: 'moves.example' })
    expect(error?.code).toBe('sso_provider_not_found')
    expect((await comes(old, 'moved.example', draft)).refused).toBe('saml_assertion_invalid')
    const known = await comes(fresh, 'moved.example', draft)
    expect(known.user?.id).toBe(before.user?.id)
    const { user } = await comes(fresh, 'moved.example', { ...draft, nameId: 'another-of-moves' })
    expect(user).toMatchObject({
      email: 'mira@moved.example',
      identities: [
        { identity_data: { custom_claims: { email: 'Mira@Moved.Example', team: 'Athletics', level: 'member' } } },
      ],
    })
  })

  test('is refused what is not right', async () => {
    expect((await admin('POST', '', { type: 'saml', metadata_xml: '<x/>' })).body.code).toBe('validation_failed')
    expect((await admin('POST', '', { type: 'saml' })).body.code).toBe('validation_failed')
    expect((await admin('POST', '', { type: 'saml', metadata_xml: club.metadata })).body.code).toBe(
      'saml_idp_already_exists',
    )
    const mapping = { keys: { email: 'upn' } }
    expect((await admin('PUT', `/${providerId}`, { attribute_mapping: mapping })).body.code).toBe('validation_failed')
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${club.metadata}`
    expect((await admin('POST', '', { type: 'saml', metadata_xml: bomb })).body.code).toBe('validation_failed')
    expect((await admin('GET', '', undefined, 'authenticated')).body.code).toBe('not_admin')
    expect((await heraia.fetch('/auth/v1/admin/sso/providers')).status).toBe(401)
  })
})

test('where it is off, it is not there', async () => {
  const { error } = await authClient(closed).auth.signInWithSSO({ domain: 'club.example' })
  expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' })
  expect((await closed.fetch('/auth/v1/sso/saml/metadata')).status).toBe(404)
})
