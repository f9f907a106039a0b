import { authClient, type TestAuthClient } from '@heraia/hosts/test/auth-client'
import { type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'

const factors = { totp: true, phone: true, webauthn: true }
const none = { totp: false, phone: false, webauthn: false }
const heraia = await createTestHeraia({ settings: { auth: { phone: true, factors } } })
const watched = await createTestHeraia({ settings: { auth: { factorSameAddress: true } } })
const closed = await createTestHeraia({ settings: { auth: { factors: none } } })
afterAll(() => Promise.all([heraia.close(), closed.close(), watched.close()]))
const { ask, post, put, remove, joins, newPhone } = rawAuth(heraia)
const atClosed = rawAuth(closed)
const atWatched = rawAuth(watched)

/** With a second factor, and signed in elsewhere with the password alone. */
async function halfIn() {
  const her = await joins()
  const { data } = await her.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = data?.id ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') })
  await her.auth.mfa.challengeAndVerify({
    factorId,
    code: totp.generate({ timestamp: heraia.clock.now().getTime() }),
  })
  const elsewhere = authClient(heraia).auth
  const { data: half } = await elsewhere.signInWithPassword({ email: her.email, password: 'secret1' })
  return {
    ...{ factorId, whole: await her.tokenNow(), half: half.session?.access_token ?? '' },
    auth: her.auth,
    elsewhere,
  }
}

const enroll = (token: string, more: object = {}) => post('/factors', { factor_type: 'totp', ...more }, token)

async function enrollsTwice(more: object, times = 2) {
  const { token } = await joins()
  for (let n = 1; n < times; n++) await enroll(token, more)
  return enroll(token, more)
}

async function withProvenPhone() {
  const [her, phone] = [await halfIn(), newPhone()]
  await enroll(her.whole, { factor_type: 'phone', phone })
  await heraia.db.updateTable('mfa_factors').set({ status: 'verified' }).where('phone', '=', phone.slice(1)).execute()
  return { ...her, phone }
}

async function enrollsHerPhoneAgain() {
  const { whole, phone } = await withProvenPhone()
  return enroll(whole, { factor_type: 'phone', phone })
}

async function challenged({ minutesLater = 0, challenge = '' } = {}) {
  const { auth, token } = await joins()
  const factorId = (await auth.mfa.enroll({ factorType: 'totp' })).data?.id ?? ''
  const asked = (await auth.mfa.challenge({ factorId })).data?.id ?? ''
  heraia.clock.advance({ minutes: minutesLater })
  return { auth, token, factorId, challengeId: challenge || asked, code: '000000' }
}

async function answersChallenge(how: Parameters<typeof challenged>[0] = {}) {
  const { token, factorId, challengeId: challenge_id, code } = await challenged(how)
  return post(`/factors/${factorId}/verify`, { challenge_id, code }, token)
}

type Type = keyof typeof none
const enrollsWhatIsOff = async (factor_type: Type) =>
  atClosed.post('/factors', { factor_type, phone: newPhone() }, (await atClosed.joins()).token)

/** She set it up before the operator turned it off. */
async function withWhatIsOff(factor_type: Type) {
  const { id: user_id, token, auth } = await atClosed.joins()
  const [id, now] = [crypto.randomUUID(), closed.clock.now()]
  const factor = { id, user_id, factor_type, created_at: now, updated_at: now }
  await closed.db.insertInto('mfa_factors').values(factor).execute()
  return { auth, id, token }
}

async function showsWhatIsOff(factor_type: Type) {
  const { id, token } = await withWhatIsOff(factor_type)
  return atClosed.post(`/factors/${id}/verify`, { challenge_id: id, code: '123456' }, token)
}

/** She changed her network between challenge and answer, where the operator wants both from one. */
async function answersFromElsewhere() {
  const { token, factorId, asked, code } = await challengedAtHome()
  const elsewhere = rawAuth({ ...watched, fetch: fromElsewhere })
  return elsewhere.post(`/factors/${factorId}/verify`, { challenge_id: asked, code }, token)
}

const fromElsewhere = watched.fetchFrom('203.0.113.9')

async function challengedAtHome() {
  const { auth, token } = await atWatched.joins()
  const { id: factorId = '', totp } = (await auth.mfa.enroll({ factorType: 'totp' })).data ?? {}
  const asked = (await auth.mfa.challenge({ factorId })).data?.id ?? ''
  const secret = Secret.fromBase32(totp?.secret ?? '')
  const code = new TOTP({ secret }).generate({ timestamp: watched.clock.now().getTime() })
  return { auth, token, factorId, asked, code }
}

const rows: CodeRow[] = [
  [401, 'insufficient_aal', /^AAL2/, async () => put({ password: 'brandnew2' }, (await halfIn()).half)],
  [403, 'insufficient_aal', /^AAL2/, async () => enroll((await halfIn()).half)],
  [422, 'insufficient_aal', /^AAL2/, () => halfIn().then(({ factorId, half }) => remove(`/factors/${factorId}`, half))],
  [422, 'mfa_factor_name_conflict', /already exists$/, () => enrollsTwice({ friendly_name: 'App' })],
  [422, 'too_many_enrolled_mfa_factors', /^Maximum number of verified factors/, () => enrollsTwice({}, 11)],
  [422, 'mfa_verified_factor_exists', /already exists/, enrollsHerPhoneAgain],
  [422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP', () => enrollsWhatIsOff('totp')],
  [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone', () => enrollsWhatIsOff('phone')],
  [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn', () => enrollsWhatIsOff('webauthn')],
  [422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP', () => showsWhatIsOff('totp')],
  [422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone', () => showsWhatIsOff('phone')],
  [
    ...([422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn'] as const),
    () => showsWhatIsOff('webauthn'),
  ],
  [422, 'mfa_challenge_expired', /has expired/, () => answersChallenge({ minutesLater: 6 })],
  [422, 'mfa_verification_failed', 'Invalid TOTP code', () => answersChallenge()],
  [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch', answersFromElsewhere],
  [422, 'mfa_factor_not_found', /challenge ID not found$/, () => answersChallenge({ challenge: crypto.randomUUID() })],
  [
    ...([404, 'mfa_factor_not_found', /^Factor with ID .* not found$/] as const),
    async () => post(`/factors/${crypto.randomUUID()}/challenge`, {}, (await joins()).token),
  ],
]

testCodes(rows)

const enrolls = (auth: TestAuthClient['auth'], friendlyName?: string) =>
  auth.mfa.enroll({ factorType: 'totp', friendlyName })

async function enrollsTimes(times: number, friendlyName?: string) {
  const { auth } = await joins()
  for (let n = 1; n < times; n++) await enrolls(auth, friendlyName)
  return enrolls(auth, friendlyName)
}

const answers = async (how: Parameters<typeof challenged>[0] = {}) => {
  const { auth, factorId, challengeId, code } = await challenged(how)
  return auth.mfa.verify({ factorId, challengeId, code })
}

async function showsWhatIsOffByClient(type: Type) {
  const { auth, id } = await withWhatIsOff(type)
  return auth.mfa.verify({ factorId: id, challengeId: id, code: '123456' })
}

async function showsFromElsewhere() {
  const { auth: atHome, factorId, asked, code } = await challengedAtHome()
  const { auth } = authClient(watched, fromElsewhere)
  const { data } = await atHome.getSession()
  await auth.setSession({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
  })
  return auth.mfa.verify({ factorId, challengeId: asked, code })
}

testCodesByClient([
  [401, 'insufficient_aal', /^AAL2/, async () => (await halfIn()).elsewhere.updateUser({ password: 'brandnew2' })],
  [403, 'insufficient_aal', /^AAL2/, async () => enrolls((await halfIn()).elsewhere)],
  [
    ...([422, 'insufficient_aal', /^AAL2/] as const),
    () => halfIn().then(({ elsewhere, factorId }) => elsewhere.mfa.unenroll({ factorId })),
  ],
  [422, 'mfa_factor_name_conflict', /already exists$/, () => enrollsTimes(2, 'App')],
  [422, 'too_many_enrolled_mfa_factors', /^Maximum number of verified factors/, () => enrollsTimes(11)],
  [
    ...([422, 'mfa_verified_factor_exists', /already exists/] as const),
    () => withProvenPhone().then(({ auth, phone }) => auth.mfa.enroll({ factorType: 'phone', phone })),
  ],
  [
    ...([422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'] as const),
    async () => (await atClosed.joins()).auth.mfa.enroll({ factorType: 'totp' }),
  ],
  [
    ...([422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'] as const),
    async () => (await atClosed.joins()).auth.mfa.enroll({ factorType: 'phone', phone: newPhone() }),
  ],
  [
    ...([422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'] as const),
    async () => (await atClosed.joins()).auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }),
  ],
  [
    ...([422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP'] as const),
    () => showsWhatIsOffByClient('totp'),
  ],
  [
    ...([422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone'] as const),
    () => showsWhatIsOffByClient('phone'),
  ],
  [
    ...([422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn'] as const),
    () => showsWhatIsOffByClient('webauthn'),
  ],
  [422, 'mfa_challenge_expired', /has expired/, () => answers({ minutesLater: 6 })],
  [422, 'mfa_verification_failed', 'Invalid TOTP code', () => answers()],
  [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch', showsFromElsewhere],
  [422, 'mfa_factor_not_found', /challenge ID not found$/, () => answers({ challenge: crypto.randomUUID() })],
  [
    ...([404, 'mfa_factor_not_found', /^Factor with ID .* not found$/] as const),
    async () => (await joins()).auth.mfa.challenge({ factorId: crypto.randomUUID() }),
  ],
])

describe('with the password alone she does not', () => {
  const her = halfIn()
  const anId = crypto.randomUUID()
  const asked: [number, string, path: string, body?: object][] = [
    [401, 'PUT', '/user', { email: 'another@example.org' }],
    [401, 'PUT', '/user', { phone: '+34600123456' }],
    [403, 'POST', '/passkeys/registration/options'],
    [403, 'POST', '/passkeys/registration/verify', { challenge_id: anId, credential: {} }],
    [403, 'DELETE', `/passkeys/${anId}`],
    [403, 'POST', '/factors/recovery-codes'],
    [403, 'POST', '/factors/recovery-codes/regenerate'],
    [403, 'DELETE', '/factors/recovery-codes'],
    [403, 'GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
    [403, 'DELETE', `/user/identities/${anId}`],
  ]

  test.each(asked)('%i insufficient_aal: %s %s %j', async (status, method, path, body) => {
    const { half, whole } = await her
    expect(await ask(method, path, body, half)).toMatchObject({ status, code: 'insufficient_aal' })
    expect((await ask(method, path, body, whole)).code, 'with both it is something else').not.toBe('insufficient_aal')
  })
})
