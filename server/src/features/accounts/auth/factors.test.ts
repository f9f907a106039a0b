import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'

const factors = { totp: true, phone: true, webauthn: true }
const heraia = await createTestHeraia({ settings: { auth: { phone: true, anonymous: true, factors } } })
const closed = await createTestHeraia({
  settings: { auth: { factors: { totp: false, phone: false, webauthn: false }, passkeys: false } },
})
afterAll(async () => {
  await heraia.close()
  await closed.close()
})

let count = 0
async function person(place = heraia) {
  const { auth } = authClient(place)
  const email = `p${++count}@example.org`
  await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira López', role: 'fan' } } })
  return { auth, email }
}
type Auth = Awaited<ReturnType<typeof person>>['auth']

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: heraia.clock.now().getTime() + seconds * 1000,
  })

async function withApp(auth: Auth) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: `App ${++count}` })
  if (error) throw error
  const { id, totp } = data
  const verified = await auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
  if (verified.error) throw verified.error
  return { id, secret: totp.secret, uri: totp.uri, qr: totp.qr_code, session: verified.data }
}

const callsApi = async (auth: Auth) => {
  const token = (await auth.getSession()).data.session?.access_token
  const response = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${token}` } })
  return [response.status, (await response.json()).data?.reason]
}

describe('an authenticator app', () => {
  test('is set up by a picture, and raises the session to aal2', async () => {
    const { auth, email } = await person()
    const app = await withApp(auth)
    expect(app.uri).toMatch(new RegExp(`^otpauth://totp/heraia.test:${encodeURIComponent(email)}\\?`))
    expect(app.qr).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    })
    const { data } = await auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ id: app.id, status: 'verified', factor_type: 'totp' }])
    expect(JSON.stringify(data)).not.toContain(app.secret)
    expect((await newestMail(heraia, email)).text).toContain('An authenticator app was added')
  })

  test('is asked for at the next sign-in before anything opens', async () => {
    const { auth, email } = await person()
    const app = await withApp(auth)
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password: 'secret1' })
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    expect(await callsApi(other)).toEqual([401, 'second_factor_needed'])
    expect((await other.updateUser({ password: 'brandnew2' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await other.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    expect((await other.mfa.unenroll({ factorId: app.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await other.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
    await other.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app.secret) })
    expect(await callsApi(other)).toEqual([200, undefined])
    expect((await other.updateUser({ password: 'brandnew2' })).error).toBeNull()
  })

  test('is told of by mail where somebody goes on to answer for it who knows her password, once a day', async () => {
    const { auth, email } = await person()
    const app = await withApp(auth)
    const thief = authClient(heraia).auth
    await thief.signInWithPassword({ email, password: 'secret1' })
    const tries = async (times: number) => {
      for (let n = 0; n < times; n++) await thief.mfa.challengeAndVerify({ factorId: app.id, code: '000000' })
      await heraia.runJobs()
      return heraia.mails.filter(({ to, subject }) => to === email && /is trying to get into/.test(subject)).length
    }
    const told = [await tries(9)]
    heraia.clock.advance({ minutes: 16 })
    told.push(await tries(5))
    expect((await thief.mfa.recoveryCodes.verify({ code: 'aaaa-bbbb-cccc' })).error).not.toBeNull()
    told.push(await tries(4), await tries(1), await tries(12))
    heraia.clock.advance({ minutes: 16 })
    told.push(await tries(12))
    expect(told).toEqual([0, 0, 0, 1, 1, 1])
    heraia.clock.advance({ hours: 24 })
    await thief.signInWithPassword({ email, password: 'secret1' })
    expect(await tries(10)).toBe(2)
    heraia.clock.advance({ hours: 25 })
    await auth.refreshSession()
    for (let n = 0; n < 11; n++) {
      const { error } = await auth.mfa.challengeAndVerify({ factorId: app.id, code: '000000' })
      expect(error?.code).toBe('mfa_verification_failed')
    }
    expect(await tries(0), 'her own typing is no news').toBe(2)
    for (let turn = 0; turn < 10; turn++) {
      expect(await tries(0), `who is patient, after ${turn * 5}`).toBe(2)
      heraia.clock.advance({ minutes: 16 })
      await thief.signInWithPassword({ email, password: 'secret1' })
      await tries(5)
    }
    expect(await tries(0)).toBe(3)
  })

  test('throws nobody out whom somebody would sign out who knows her password alone', async () => {
    const { auth, email } = await person()
    const app = await withApp(auth)
    const [thief, hersElsewhere] = [authClient(heraia).auth, authClient(heraia).auth]
    await thief.signInWithPassword({ email, password: 'secret1' })
    await hersElsewhere.signInWithPassword({ email, password: 'secret1' })
    expect((await thief.signOut({ scope: 'others' })).error).toBeNull()
    expect((await thief.getUser()).error).toBeNull()
    expect((await auth.getUser()).error).toBeNull()
    const token = (await thief.getSession()).data.session?.access_token
    expect((await thief.signOut({ scope: 'global' })).error).toBeNull()
    expect((await auth.getUser()).error).toBeNull()
    expect((await hersElsewhere.getUser()).error).toBeNull()
    expect((await auth.getUser(token)).error?.name, 'he has left').toBe('AuthSessionMissingError')
    heraia.clock.advance({ minutes: 1 })
    await hersElsewhere.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app.secret) })
    await hersElsewhere.signOut({ scope: 'others' })
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  test('ends the sessions that have no second factor, and their refresh tokens', async () => {
    const { auth, email } = await person()
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password: 'secret1' })
    const before = (await auth.getSession()).data.session?.refresh_token ?? ''
    await withApp(auth)
    expect((await other.getUser()).error).not.toBeNull()
    const { error } = await authClient(heraia).auth.refreshSession({ refresh_token: before })
    expect(error?.code).toBe('refresh_token_not_found')
    expect((await auth.refreshSession()).error).toBeNull()
    expect((await auth.getClaims()).data?.claims.aal).toBe('aal2')
  })

  test('takes away what she began of the same kind and did not finish, and nothing else', async () => {
    const { auth } = await person()
    const { data: begun } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Old app' })
    const { data: phone } = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000779' })
    const app = await withApp(auth)
    const known = async () => (await auth.mfa.listFactors()).data?.all.map(({ id, status }) => `${id} ${status}`).sort()
    const both = [`${app.id} verified`, `${phone?.id} unverified`].sort()
    expect(await known()).toEqual(both)
    expect((await auth.mfa.challenge({ factorId: begun?.id ?? '' })).error?.code).toBe('mfa_factor_not_found')
    heraia.clock.advance({ minutes: 2 })
    const { data: second } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Another app' })
    await auth.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app.secret) })
    expect(await known(), 'who shows what counts already loses nothing').toEqual(
      [...both, `${second?.id} unverified`].sort(),
    )
  })

  test('may be proven a bit late; what nobody proves goes in the night', async () => {
    const { auth } = await person()
    const { data: late } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    heraia.clock.advance({ minutes: 6 })
    const proven = await auth.mfa.challengeAndVerify({
      factorId: late?.id ?? '',
      code: codeOf(late?.totp.secret ?? ''),
    })
    expect(proven.error).toBeNull()
    const { data: left } = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000776' })
    await auth.mfa.challenge({ factorId: left?.id ?? '' })
    const after = async (minutes: number) => {
      heraia.clock.advance({ minutes })
      await heraia.runJob('sweep-accounts')
      return (await auth.mfa.listFactors()).data?.all.map(({ id }) => id)
    }
    expect(await after(4)).toEqual([late?.id, left?.id])
    expect(await after(2)).toEqual([late?.id])
  })

  test('is not gone round by a factor that was begun before it counted', async () => {
    const { auth, email } = await person()
    const thief = authClient(heraia).auth
    await thief.signInWithPassword({ email, password: 'secret1' })
    const phone = await thief.mfa.enroll({ factorType: 'phone', phone: '+34600000778' })
    const factorId = phone.data?.id ?? ''
    const before = await thief.mfa.challenge({ factorId })
    const code = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    await withApp(auth)
    await thief.signInWithPassword({ email, password: 'secret1' })
    const refused = { status: 403, code: 'insufficient_aal' }
    const answer = { factorId, challengeId: before.data?.id ?? '', code }
    expect((await thief.mfa.verify(answer)).error).toMatchObject(refused)
    heraia.clock.advance({ minutes: 2 })
    expect((await thief.mfa.challenge({ factorId })).error).toMatchObject(refused)
    expect((await auth.mfa.verify(answer)).error).toBeNull()
  })

  test('a code counts once', async () => {
    const { auth } = await person()
    const app = await withApp(auth)
    heraia.clock.advance({ minutes: 2 })
    const code = codeOf(app.secret)
    expect((await auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull()
    expect((await auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code',
    })
  })

  test('a clock that is half a minute off is borne, one that is more is not', async () => {
    const { auth } = await person()
    const { data } = await auth.mfa.enroll({ factorType: 'totp' })
    const { id: factorId = '', totp } = data ?? {}
    const secret = totp?.secret ?? ''
    expect((await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 90) })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -30) })).error).toBeNull()
  })

  test('a challenge bears five answers and five minutes', async () => {
    const { auth } = await person()
    const { data } = await auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const secret = data?.totp.secret ?? ''
    const challenge = async () => (await auth.mfa.challenge({ factorId })).data?.id ?? ''
    const challengeId = await challenge()
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 5; n++) await auth.mfa.verify({ factorId, challengeId, code: wrong })
    expect((await auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })).error?.code).toBe(
      'mfa_challenge_expired',
    )
    const late = await challenge()
    heraia.clock.advance({ seconds: 301 })
    expect((await auth.mfa.verify({ factorId, challengeId: late, code: codeOf(secret) })).error?.code).toBe(
      'mfa_challenge_expired',
    )
    const refused = heraia.db.selectFrom('audit_log').select('id').where('action', '=', 'factor.refused')
    const { user } = (await auth.getUser()).data
    expect(await refused.where('subject_id', '=', user?.id ?? '').execute()).toHaveLength(7)
  })

  test('taken away, her sessions fall back to aal1 and open everything', async () => {
    const { auth } = await person()
    const app = await withApp(auth)
    expect((await auth.mfa.unenroll({ factorId: app.id })).data).toEqual({ id: app.id })
    await auth.refreshSession()
    expect((await auth.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(await callsApi(auth)).toEqual([200, undefined])
    expect((await auth.mfa.unenroll({ factorId: app.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
  })

  test('two of one name are one too many, and so is an eleventh', async () => {
    const { auth } = await person()
    await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    })
    for (let n = 2; n <= 10; n++) await auth.mfa.enroll({ factorType: 'totp', friendlyName: `App ${n}` })
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App 11' })).error?.code).toBe(
      'too_many_enrolled_mfa_factors',
    )
    heraia.clock.advance({ minutes: 6 })
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App 11' })).error).toBeNull()
  })

  test('is for who has an account, and only hers', async () => {
    const { auth } = authClient(heraia)
    await auth.signInAnonymously()
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.status).toBe(403)
    const mira = await person()
    const app = await withApp(mira.auth)
    const dana = await person()
    expect((await dana.auth.mfa.challenge({ factorId: app.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    expect((await dana.auth.mfa.unenroll({ factorId: app.id })).error?.status).toBe(404)
  })
})

test('a phone can be the second factor', async () => {
  const { auth } = await person()
  const { data } = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000777' })
  expect(data).toMatchObject({ type: 'phone', phone: '34600000777' })
  const factorId = data?.id ?? ''
  const { data: challenge } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  const challengeId = challenge?.id ?? ''
  const code = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await auth.mfa.verify({ factorId, challengeId, code: wrong })).error?.code).toBe('mfa_verification_failed')
  expect((await auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
  expect((await auth.getClaims()).data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/phone' }, { method: 'password' }],
  })
  const again = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000777' })
  expect(again.error?.code).toBe('mfa_verified_factor_exists')
})

describe('recovery codes', () => {
  test('each opens once, in any writing, and only hashes are kept', async () => {
    const { auth, email } = await person()
    expect((await auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor')
    await withApp(auth)
    const { data, error } = await auth.mfa.recoveryCodes.generate()
    expect(error).toBeNull()
    const codes = data?.codes ?? []
    expect([codes.length, new Set(codes).size, data?.type]).toEqual([10, 10, 'recovery_code'])
    expect(
      codes.filter((code) => !/^[a-z0-9]{12}$/.test(code)),
      'in the client’s canonical form',
    ).toEqual([])
    const stored = JSON.stringify(await heraia.db.selectFrom('recovery_codes').selectAll().execute())
    expect(codes.filter((code) => stored.includes(code))).toEqual([])
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password: 'secret1' })
    expect((await other.mfa.recoveryCodes.verify({ code: 'aaaa-bbbb-cccc' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const typed = ` ${codes[0]?.toUpperCase().replace(/(.{4})(.{4})/, '$1-$2 ')}`
    expect((await other.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    expect(await callsApi(other)).toEqual([200, undefined])
    expect((await other.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    await other.refreshSession()
    expect((await other.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe('mfa_verification_failed')
  })

  test('new ones take the place of the old, and go with the last factor', async () => {
    const { auth } = await person()
    const app = await withApp(auth)
    const { data: old } = await auth.mfa.recoveryCodes.generate()
    expect((await auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
    const { data: fresh } = await auth.mfa.recoveryCodes.regenerate()
    expect((await auth.mfa.recoveryCodes.verify({ code: old?.codes[0] ?? '' })).error).not.toBeNull()
    expect((await auth.mfa.recoveryCodes.verify({ code: fresh?.codes[0] ?? '' })).error).toBeNull()
    await auth.mfa.unenroll({ factorId: app.id })
    expect((await auth.mfa.recoveryCodes.getStatus()).error?.status).toBe(404)
    expect((await auth.getUser()).data.user?.factors).toBeUndefined()
  })

  test('can be taken away', async () => {
    const { auth } = await person()
    await withApp(auth)
    const { data } = await auth.mfa.recoveryCodes.generate()
    expect((await auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: data?.id })
    expect((await auth.mfa.recoveryCodes.getStatus()).error?.status).toBe(404)
  })
})

test('what the operator turned off cannot be set up', async () => {
  const { auth } = await person(closed)
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 422,
    code: 'mfa_totp_enroll_not_enabled',
  })
  expect((await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000001' })).error?.code).toBe(
    'mfa_phone_enroll_not_enabled',
  )
  expect((await auth.passkey.startRegistration()).error?.code).toBe('passkey_disabled')
  expect(await (await closed.fetch('/auth/v1/settings')).json()).toMatchObject({ passkeys_enabled: false })
})
