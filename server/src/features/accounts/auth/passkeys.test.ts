import { authClient } from '@heraia/hosts/test/auth-client'
import { AAGUID, authenticator } from '@heraia/hosts/test/authenticator'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { afterAll, expect, test } from 'vitest'

const web3 = { ethereum: true, solana: false }
const heraia = await createTestHeraia({ connections: 8, settings: { auth: { manualLinking: true, web3 } } })
afterAll(() => heraia.close())

let count = 0
async function person() {
  const { auth } = authClient(heraia)
  const email = `p${++count}@example.org`
  await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira López', role: 'fan' } } })
  return { auth, email }
}
type Auth = Awaited<ReturnType<typeof person>>['auth']
type Json = Record<string, never>

async function registers(auth: Auth, key = authenticator(heraia.siteUrl)) {
  const { data, error } = await auth.passkey.startRegistration()
  if (error) throw error
  const credential = key.creates(data.options as unknown as Parameters<typeof key.creates>[0])
  const result = await auth.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: credential as unknown as Json,
  } as never)
  return { key, result }
}

async function signsIn(auth: Auth, key: ReturnType<typeof authenticator>, change: object = {}) {
  const { data, error } = await auth.passkey.startAuthentication()
  if (error) throw error
  const options = data.options as unknown as { challenge: string; rpId: string }
  const credential = key.signs({ ...options, ...change })
  return auth.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential } as never)
}

test('a passkey is registered, and she signs in with nothing else', async () => {
  const { auth, email } = await person()
  const { key, result } = await registers(auth)
  expect(result.error).toBeNull()
  expect(result.data).toEqual({ id: expect.any(String), created_at: heraia.clock.now().toISOString() })
  const options = [(await auth.passkey.startRegistration()).data, (await auth.passkey.startAuthentication()).data]
  const inFiveMinutes = Math.floor(heraia.clock.now().getTime() / 1000) + 300
  expect(options.map((each) => each?.expires_at)).toEqual([inFiveMinutes, inFiveMinutes])
  expect((await newestMail(heraia, email)).text).toContain('A passkey was added')
  const other = authClient(heraia).auth
  const { data, error } = await signsIn(other, key)
  expect(error).toBeNull()
  expect(data?.user?.email).toBe(email)
  expect((await other.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
  expect((await other.passkey.list()).data).toMatchObject([{ id: result.data?.id, last_used_at: expect.any(String) }])
})

test('who came by a wallet and has no address signs in with hers, and who left an address unproven does not', async () => {
  const { auth, email } = await person()
  const { key } = await registers(auth)
  const becomes = (change: object) =>
    heraia.db
      .updateTable('users')
      .set({ email_confirmed_at: null, ...change })
      .where('email', '=', email)
      .execute()
  await becomes({})
  expect((await signsIn(authClient(heraia).auth, key)).error).toMatchObject({ code: 'email_not_confirmed' })
  const refused = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.refused')
  const ofHer = refused.where('subject_id', '=', (await auth.getUser()).data.user?.id ?? '')
  expect(await ofHer.execute()).toMatchObject([{ details: { method: 'passkey' } }])
  await becomes({ email: '' })
  const { data } = await signsIn(authClient(heraia).auth, key)
  expect(data?.user).toMatchObject({ email: '', last_sign_in_at: heraia.clock.now().toISOString() })
})

test('it is named, renamed and deleted by its owner only', async () => {
  const { auth } = await person()
  const { key, result } = await registers(auth)
  const passkeyId = result.data?.id ?? ''
  const renamed = await auth.passkey.update({ passkeyId, friendlyName: 'My phone' })
  expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My phone' })
  const longest = 'x'.repeat(120)
  expect((await auth.passkey.update({ passkeyId, friendlyName: longest })).data?.friendly_name).toBe(longest)
  expect((await auth.passkey.update({ passkeyId, friendlyName: `${longest}x` })).error?.code).toBe('validation_failed')
  const stranger = (await person()).auth
  expect((await stranger.passkey.update({ passkeyId, friendlyName: 'Mine' })).error?.status).toBe(404)
  expect((await stranger.passkey.delete({ passkeyId })).error?.status).toBe(404)
  expect((await auth.passkey.update({ passkeyId, friendlyName: ' ' })).error?.code).toBe('validation_failed')
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await auth.passkey.list()).data).toEqual([])
  expect((await signsIn(authClient(heraia).auth, key)).error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
  })
})

test('one that she removes while it is being checked signs nobody in', async () => {
  const { auth, email } = await person()
  const { key, result } = await registers(auth)
  const id = result.data?.id ?? ''
  const sessions = heraia.db.selectFrom('audit_log').select('id').where('action', '=', 'session.started')
  const before = (await sessions.execute()).length
  const signing = await heraia.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
    await tx.deleteFrom('passkeys').where('id', '=', id).execute()
    const signing = signsIn(authClient(heraia).auth, key)
    await untilWaiting(heraia, 1)
    return [signing]
  })
  const [answer] = await Promise.all(signing)
  expect(answer?.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  expect(await sessions.execute()).toHaveLength(before)
})

test('who has not shown her second factor sees, renames and removes none; herself and her factors she sees', async () => {
  const { auth, email } = await person()
  const passkeyId = (await registers(auth)).result.data?.id ?? ''
  const { id: factorId = '', totp } = (await auth.mfa.enroll({ factorType: 'totp' })).data ?? {}
  const code = codeOfApp(totp?.secret ?? '', 0, heraia.clock.now())
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  const low = authClient(heraia).auth
  await low.signInWithPassword({ email, password: 'secret1' })
  const refused = { status: 403, code: 'insufficient_aal' }
  expect((await low.passkey.list()).error).toMatchObject(refused)
  expect((await low.passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(refused)
  expect((await low.passkey.delete({ passkeyId })).error).toMatchObject(refused)
  expect((await low.passkey.startRegistration()).error).toMatchObject(refused)
  expect((await low.getUser()).data.user?.email).toBe(email)
  expect((await low.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }])
  expect((await low.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
  expect((await auth.passkey.list()).data).toEqual([{ id: passkeyId, created_at: expect.any(String) }])
})

/** She came by a wallet, and by a service that the operator removed since; no mail reaches her. */
async function withoutAddress() {
  const { auth, email } = await person()
  const user_id = (await auth.getUser()).data.user?.id ?? ''
  const now = heraia.clock.now()
  const rows = ['web3:ethereum:0x', 'gone:'].map((subject) => ({
    ...{ id: crypto.randomUUID(), user_id, provider: subject.split(':')[0] ?? '', identity_data: '{}' },
    ...{ provider_id: `${subject}${user_id}`, last_sign_in_at: now, created_at: now, updated_at: now },
  }))
  await heraia.db.insertInto('identities').values(rows).execute()
  await heraia.db.deleteFrom('identities').where('user_id', '=', user_id).where('provider', '=', 'email').execute()
  await heraia.db.updateTable('users').set({ email: '' }).where('email', '=', email).execute()
  const [wallet = ''] = rows.map(({ id }) => id)
  const token = (await auth.getSession()).data.session?.access_token
  const removes = async (path: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
    const response = await heraia.fetch(`/auth/v1${path}`, { method: 'DELETE', headers })
    return response.ok ? null : `${response.status} ${(await response.json()).code}`
  }
  const adds = async () => `/passkeys/${(await registers(auth)).result.data?.id}`
  return { auth, removes, adds, wallet: `/user/identities/${wallet}` }
}

test('the last that opens her account stays, as the last identity does', async () => {
  const { auth, removes, adds, wallet } = await withoutAddress()
  const [one, other] = [await adds(), await adds()]
  expect(await removes(wallet)).toBeNull()
  expect(await removes(one)).toBeNull()
  expect(await removes(other)).toBe('422 single_identity_not_deletable')
  expect((await auth.passkey.list()).data).toMatchObject([{ id: other.split('/').at(-1) }])
})

test('of her last two ways in one stays when she removes both at once', async () => {
  const { removes, adds, wallet } = await withoutAddress()
  const passkey = await adds()
  const id = wallet.split('/').at(-1) ?? ''
  const both = await heraia.db.transaction().execute(async (tx) => {
    await tx.selectFrom('identities').select('id').where('id', '=', id).forUpdate().execute()
    const first = removes(wallet)
    await untilWaiting(heraia, 1)
    const second = removes(passkey)
    await untilWaiting(heraia, 2)
    return [first, second]
  })
  expect(await Promise.all(both)).toEqual([null, '422 single_identity_not_deletable'])
})

test('what another page or another key signed is refused', async () => {
  const { auth } = await person()
  const { key } = await registers(auth)
  const other = authClient(heraia).auth
  expect((await registers(auth, authenticator('https://evil.example'))).result.error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await signsIn(other, authenticator(heraia.siteUrl))).error?.code).toBe('invalid_credentials')
  expect((await signsIn(other, key, { challenge: 'AAAA' })).error?.code).toBe('invalid_credentials')
  expect((await signsIn(other, key, { rpId: 'evil.example' })).error?.code).toBe('invalid_credentials')
  expect((await signsIn(other, key)).error).toBeNull()
})

test('a challenge is answered once and within five minutes, which is on record', async () => {
  const refusals = async () => {
    const rows = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.refused')
    const ofNobody = await rows.where('subject_id', 'is', null).execute()
    return ofNobody.filter(({ details }) => details.method === 'passkey').length
  }
  const before = await refusals()
  const { auth } = await person()
  const { key } = await registers(auth)
  const other = authClient(heraia).auth
  const { data } = await other.passkey.startAuthentication()
  const options = data?.options as unknown as { challenge: string; rpId: string }
  const answer = () =>
    other.passkey.verifyAuthentication({ challengeId: data?.challenge_id, credential: key.signs(options) } as never)
  expect((await answer()).error).toBeNull()
  expect((await answer()).error).toMatchObject({ status: 422, code: 'webauthn_challenge_expired' })
  const late = await other.passkey.startAuthentication()
  heraia.clock.advance({ minutes: 6 })
  const lateAnswer = await other.passkey.verifyAuthentication({
    challengeId: late.data?.challenge_id,
    credential: key.signs(late.data?.options as unknown as typeof options),
  } as never)
  expect(lateAnswer.error?.code).toBe('webauthn_challenge_expired')
  expect(await refusals()).toBe(before + 2)
})

test('of two passkeys that were begun for the last place one is hers, also when they come at once', async () => {
  const { auth } = await person()
  for (let n = 0; n < 9; n++) expect((await registers(auth)).result.error).toBeNull()
  const token = (await auth.getSession()).data.session?.access_token
  const begun = await Promise.all([1, 2].map(() => auth.passkey.startRegistration()))
  const answers = await Promise.all(
    begun.map(async ({ data }) => {
      const key = authenticator(heraia.siteUrl)
      const credential = key.creates(data?.options as unknown as Parameters<typeof key.creates>[0])
      const response = await heraia.fetch('/auth/v1/passkeys/registration/verify', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ challenge_id: data?.challenge_id, credential }),
      })
      const { code } = await response.json()
      return code ? `${response.status} ${code}` : `${response.status}`
    }),
  )
  expect(answers).toEqual(expect.arrayContaining(['200', '422 too_many_passkeys']))
  expect((await auth.passkey.list()).data).toHaveLength(10)
})

test('a security key can be the second factor', async () => {
  const { auth, email } = await person()
  const key = authenticator(heraia.siteUrl)
  const { data: factor } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
  expect((await auth.mfa.listFactors()).data?.all[0], 'nothing of a key that has not answered').not.toHaveProperty(
    'web_authn_aaguid',
  )
  const token = async (who: Auth) => (await who.getSession()).data.session?.access_token
  const ask = async (who: Auth, path: string, body: object) => {
    const headers = { authorization: `Bearer ${await token(who)}`, 'x-supabase-api-version': '2024-01-01' }
    const response = await heraia.fetch(`/auth/v1/factors/${factor?.id}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const rp = { rpId: 'heraia.test', rpOrigins: [heraia.siteUrl] }
  expect((await ask(auth, '/challenge', { webauthn: { rpId: 'evil.example' } })).body.code).toBe('validation_failed')
  const create = await ask(auth, '/challenge', { webauthn: rp })
  expect(create.body).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } })
  const made = key.creates(create.body.webauthn.credential_options.publicKey)
  const verified = await ask(auth, '/verify', {
    challenge_id: create.body.id,
    webauthn: { ...rp, type: 'create', credential_response: made },
  })
  expect(verified.body).toMatchObject({ access_token: expect.any(String), user: { email } })
  const shown = ({ user }: { user: { factors: object[] } }) => user.factors.find((one) => 'web_authn_aaguid' in one)
  const asked = ({ body }: typeof create) => ({
    ...{ id: body.id, challenge: body.webauthn.credential_options.publicKey.challenge, rp_id: 'heraia.test' },
    ...{ created_at: expect.any(String), expires_at: expect.any(String), verified_at: expect.any(String) },
  })
  expect(shown(verified.body)).toEqual({
    ...{ id: factor?.id, factor_type: 'webauthn', status: 'verified', friendly_name: 'Key', phone: '' },
    ...{ created_at: expect.any(String), updated_at: expect.any(String), last_challenged_at: expect.any(String) },
    web_authn_aaguid: AAGUID,
    last_webauthn_challenge_data: { type: 'create', challenge: asked(create) },
  })
  const other = authClient(heraia).auth
  await other.signInWithPassword({ email, password: 'secret1' })
  const request = await ask(other, '/challenge', { webauthn: rp })
  expect(request.body).toMatchObject({ webauthn: { type: 'request' } })
  const wrong = authenticator(heraia.siteUrl).signs(request.body.webauthn.credential_options.publicKey)
  const answer = (credential_response: object) => ({
    challenge_id: request.body.id,
    webauthn: { ...rp, type: 'request', credential_response },
  })
  expect((await ask(other, '/verify', answer(wrong))).body.code).toBe('mfa_verification_failed')
  const right = key.signs(request.body.webauthn.credential_options.publicKey)
  const { body } = await ask(other, '/verify', answer(right))
  expect(shown(body)).toMatchObject({
    web_authn_aaguid: AAGUID,
    last_webauthn_challenge_data: { type: 'request', challenge: asked(request) },
  })
  const claims = JSON.parse(atob(body.access_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] })
})

test('a security key is set up and answers as the second factor by the client itself', async () => {
  const { auth, email } = await person()
  const key = authenticator(heraia.siteUrl)
  const webauthn = { rpId: 'heraia.test', rpOrigins: [heraia.siteUrl] }
  const factorId = (await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })).data?.id ?? ''
  /** Asked by the client, as a browser would ask the key: what is bytes there is text again for ours. */
  const answers = async (who: Auth) => {
    const { data } = await who.mfa.challenge({ factorId, webauthn })
    if (data?.type !== 'webauthn') throw new Error('no challenge')
    const { type, credential_options } = data.webauthn
    const text = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url')
    const { publicKey } = credential_options
    const challenge = text(publicKey.challenge)
    const credential =
      'user' in publicKey
        ? key.creates({ challenge, rp: publicKey.rp, user: { id: text(publicKey.user.id) } })
        : key.signs({ challenge, ...(publicKey.rpId && { rpId: publicKey.rpId }) })
    const credential_response = { ...credential, toJSON: () => credential } as never
    return who.mfa.verify({ factorId, challengeId: data.id, webauthn: { ...webauthn, type, credential_response } })
  }
  const level = async (who: Auth) => (await who.mfa.getAuthenticatorAssuranceLevel()).data
  expect((await answers(auth)).error).toBeNull()
  expect((await auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ id: factorId, status: 'verified' }])
  const other = authClient(heraia).auth
  await other.signInWithPassword({ email, password: 'secret1' })
  expect(await level(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const { data, error } = await answers(other)
  expect([error, data?.user.email]).toEqual([null, email])
  expect(await level(other)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await other.getUser()).data.user?.id).toBe((await auth.getUser()).data.user?.id)
})
