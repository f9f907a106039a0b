import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SecurityAction, SecurityDetail } from '@heraia/contract/account-data'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { authenticator } from '@heraia/hosts/test/authenticator'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor, season } from '@heraia/hosts/test/season'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../standing/grant-admin.ts'
import { revokeAdmin } from '../standing/revoke-admin.ts'

const heraia = await createTestHeraia({ settings: { auth: { phone: true, anonymous: true } } })
afterAll(() => heraia.close())
const { joins } = season(heraia)

async function signsIn(email: string) {
  const { auth } = authClient(heraia)
  await auth.signInWithPassword({ email, password: 'secret1' })
  return auth
}
type Auth = Awaited<ReturnType<typeof signsIn>>

/** On a key of hers, or of a page that is not this one. */
async function addsPasskey(auth: Auth, page = heraia.siteUrl) {
  const key = authenticator(page)
  const { data } = await auth.passkey.startRegistration()
  const credential = key.creates(data?.options as unknown as Parameters<typeof key.creates>[0])
  await auth.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential } as never)
  return key
}

async function signsInByPasskey(auth: Auth, key: ReturnType<typeof authenticator>) {
  const { data } = await auth.passkey.startAuthentication()
  const credential = key.signs(data?.options as unknown as Parameters<typeof key.signs>[0])
  return auth.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential } as never)
}

const sentCode = () => /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''

/** What is on record of her, in the order of its first time; nothing of it may hold what she typed. */
async function recordOf(id: string, ...secrets: string[]): Promise<string[]> {
  const rows = await heraia.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()
  const record = JSON.stringify(rows)
  expect(secrets.filter((secret) => secret !== '' && record.includes(secret))).toEqual([])
  return [...new Set(rows.map(({ action }) => action))]
}

test('of what comes by mail and SMS, and of what is asked and not done', async () => {
  const mira = await joins('Mira Mails')
  const auth = await signsIn(mira.email)
  await auth.resetPasswordForEmail(mira.email)
  const recovery = await newestMail(heraia, mira.email)
  await auth.verifyOtp({ type: 'recovery', token_hash: recovery.token_hash })
  await auth.signInWithOtp({ email: mira.email })
  const magic = await newestMail(heraia, mira.email)
  await auth.verifyOtp({ type: 'magiclink', token_hash: magic.token_hash })
  await auth.reauthenticate()
  const { code } = await newestMail(heraia, mira.email)
  await auth.updateUser({ password: 'brandnew2', current_password: 'not-this-one' })
  await auth.updateUser({ email: 'elsewhere@example.org' })
  await mira.api.accounts.cancelEmailChange()
  const actions = [
    ...['account.recovery_asked', 'account.recovered', 'account.sign_in_asked', 'account.proven_by_mail'],
    ...['account.reauthentication_asked', 'account.password_change_refused'],
    ...['account.email_change_asked', 'account.email_change_cancelled'],
  ]
  const typed = [mira.email, 'elsewhere@', 'not-this-one', code, recovery.token_hash, magic.token_hash]
  expect(await recordOf(mira.id, ...typed)).toEqual(expect.arrayContaining(actions))

  const [phone, bySms] = ['+34600000044', authClient(heraia).auth]
  await bySms.signInWithOtp({ phone })
  const sms = sentCode()
  const { data } = await bySms.verifyOtp({ type: 'sms', phone, token: sms })
  const ofPhone = ['account.sign_in_asked', 'account.proven_by_sms']
  expect(await recordOf(data.user?.id ?? '', phone.slice(1), sms)).toEqual(expect.arrayContaining(ofPhone))
})

test('of what somebody has sent again, whoever asks, once an hour for each', async () => {
  const [email, phone] = ['sent-again@example.org', '+34600000046']
  const place = await createTestHeraia({ settings: { auth: { phone: true, autoconfirm: false } } })
  const [auth, stranger] = [authClient(place).auth, authClient(place).auth]
  await auth.signUp({ email, password: 'secret1' })
  const again = async (what: object) => {
    for (let times = 0; times < 3; times += 1) {
      place.clock.advance({ minutes: 2 })
      expect((await stranger.resend(what as never)).error).toBeNull()
      await place.runJobs()
    }
  }
  await again({ type: 'signup', email })
  await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(place, email)).token_hash })
  await auth.updateUser({ email: 'wanted@example.org', phone })
  await again({ type: 'email_change', email })
  await again({ type: 'phone_change', phone })
  const rows = place.db.selectFrom('audit_log').selectAll().where('action', '=', 'account.resend_asked')
  const found = await rows.orderBy('id').execute()
  expect(found.map(({ actor_id, details }) => [actor_id, details])).toEqual(
    ['signup', 'email_change', 'phone_change'].map((what) => [null, { what }]),
  )
  expect(JSON.stringify(found)).not.toMatch(/@|600000046/)
  const token = (await auth.getSession()).data.session?.access_token
  const told = await apiFor(place, token).accounts.securityEvents({})
  expect(told.items.map(({ action }) => action)).toContain('account.resend_asked')
  await place.close()
})

const change = (id: string, said: object) => heraia.db.updateTable('users').set(said).where('id', '=', id).execute()

/** By which ways she was refused. */
async function refusalsOf(id: string): Promise<string[]> {
  const rows = heraia.db.selectFrom('audit_log').select(['actor_id', 'details']).where('subject_id', '=', id)
  const refusals = await rows.where('action', '=', 'session.refused').execute()
  expect(refusals.filter(({ actor_id }) => actor_id !== null)).toEqual([])
  return refusals.map(({ details: { method } }) => (typeof method === 'string' ? method : '')).sort()
}

test('of the right password of who has not proven her address', async () => {
  const mira = await joins('Mira Waits')
  expect(await refusalsOf(mira.id)).toEqual([])
  await change(mira.id, { email_confirmed_at: null })
  const { data } = await (await signsIn(mira.email)).getSession()
  expect(data.session).toBeNull()
  expect(await refusalsOf(mira.id)).toEqual([''])
})

test('of who is banned, by whichever way she comes, once an hour for each', async () => {
  const mira = await joins('Mira Banned')
  const auth = await signsIn(mira.email)
  const { refresh_token = '' } = (await auth.getSession()).data.session ?? {}
  const key = await addsPasskey(auth)
  const [tab, stranger] = [authClient(heraia).auth, authClient(heraia).auth]
  await tab.signInWithOtp({ email: mira.email })
  const magic = await newestMail(heraia, mira.email)
  const link = await heraia.fetch(`/auth/v1/verify?token=${magic.token_hash}&type=magiclink`, { redirect: 'manual' })
  const code = new URL(link.headers.get('location') ?? '').searchParams.get('code') ?? ''
  heraia.clock.advance({ minutes: 2 })
  await stranger.signInWithOtp({ email: mira.email })
  const unopened = await newestMail(heraia, mira.email)
  heraia.clock.advance({ minutes: 2 })
  await stranger.resetPasswordForEmail(mira.email)
  const recovery = await newestMail(heraia, mira.email)
  await change(mira.id, { banned_until: new Date('2100-01-01') })

  const refused = async (asks: () => Promise<{ error: { code?: string } | null }>) =>
    expect((await asks()).error?.code).toBe('user_banned')
  const byPassword = () => authClient(heraia).auth.signInWithPassword({ email: mira.email, password: 'secret1' })
  const byToken = () => authClient(heraia).auth.refreshSession({ refresh_token })
  await refused(byPassword)
  await refused(byPassword)
  for (let times = 0; times < 5; times += 1) await refused(byToken)
  await refused(() => signsInByPasskey(authClient(heraia).auth, key))
  await refused(() => tab.exchangeCodeForSession(code))
  await refused(() => stranger.verifyOtp({ type: 'recovery', token_hash: recovery.token_hash }))
  const opened = `/auth/v1/verify?token=${unopened.token_hash}&type=magiclink`
  const ledBack = (await heraia.fetch(opened, { redirect: 'manual' })).headers.get('location') ?? ''
  expect(new URL(ledBack).searchParams.get('error_code')).toBe('user_banned')
  const ways = ['magiclink', 'otp', 'passkey', 'password', 'recovery', 'token_refresh']
  expect(await refusalsOf(mira.id)).toEqual(ways)
  await recordOf(mira.id, refresh_token, magic.token_hash, recovery.token_hash, unopened.token_hash, code)

  heraia.clock.advance({ minutes: 61 })
  await refused(byToken)
  await refused(byToken)
  expect(await refusalsOf(mira.id)).toEqual([...ways, 'token_refresh'])
})

test('of who signs up for a member, by email or phone, once an hour', async () => {
  const [mira, phone] = [await joins('Mira Twice'), '+34600000045']
  await change(mira.id, { phone: phone.slice(1), phone_confirmed_at: heraia.clock.now() })
  const times = async () => {
    const rows = heraia.db.selectFrom('audit_log').selectAll().where('subject_id', '=', mira.id)
    const repeated = await rows.where('action', '=', 'account.sign_up_repeated').execute()
    expect(JSON.stringify(repeated)).not.toMatch(/@|600000045|secret2/)
    return repeated.length
  }
  const again = (who: { email: string } | { phone: string }) =>
    authClient(heraia).auth.signUp({ ...who, password: 'secret2' })
  expect((await again(mira)).error?.code).toBe('user_already_exists')
  await again(mira)
  expect(await times()).toBe(1)
  heraia.clock.advance({ minutes: 61 })
  expect((await again({ phone })).error).toBeNull()
  expect(await times()).toBe(2)
})

test('of who reaches a limit, once an hour for each, whoever she is; nothing of whom she tried', async () => {
  const limited = await createTestHeraia({ settings: { rateLimitFactor: 0.1, auth: { autoconfirm: false } } })
  const rows = () => limited.db.selectFrom('audit_log').selectAll().where('action', '=', 'session.held_back').execute()
  const { auth } = authClient(limited, limited.fetchFrom('203.0.113.77'))
  const recovers = async (n: number) => (await auth.resetPasswordForEmail(`p${n}@example.org`)).error?.status
  for (const [n, status] of [...Array(3).fill(undefined), 429, 429, 429].entries())
    expect(await recovers(n)).toBe(status)
  expect(await rows()).toMatchObject([{ actor_id: null, subject_id: null, details: { by: 'recover' } }])
  for (let n = 0; n < 16; n += 1) await auth.signInWithPassword({ email: 'one@example.org', password: `guess${n}` })
  const reached = await rows()
  expect(new Set(reached.map(({ details }) => details.by))).toEqual(new Set(['password', 'recover', 'token']))
  expect(reached).toHaveLength(3)
  expect(JSON.stringify(reached)).not.toMatch(/@|guess|203\.0\.113\.77/)
  const soon = authClient(limited, limited.fetchFrom('203.0.113.78')).auth
  await soon.signInWithOtp({ email: 'two@example.org' })
  await soon.signInWithOtp({ email: 'two@example.org' })
  expect(await rows(), 'a second mail within a minute is everyday').toHaveLength(3)
  await limited.close()
})

test('of who tries what only programs of the operator may, once an hour', async () => {
  const mira = await joins('Mira Tries')
  const asks = async (path: string) => {
    const headers = { authorization: `Bearer ${mira.token}`, 'x-supabase-api-version': '2024-01-01' }
    return (await (await heraia.fetch(`/auth/v1${path}`, { headers })).json()).code
  }
  for (const path of ['/admin/users', '/admin/audit', '/admin/users']) expect(await asks(path)).toBe('not_admin')
  const rows = heraia.db.selectFrom('audit_log').selectAll().where('action', '=', 'operator.refused')
  expect(await rows.execute()).toMatchObject([{ actor_id: mira.id, subject_id: mira.id }])
  expect((await mira.api.accounts.securityEvents({})).items.map(({ action }) => action)).toContain('operator.refused')
  expect(JSON.stringify(await rows.execute())).not.toContain(mira.token)
})

test('of second factors, recovery codes and passkeys', async () => {
  const mira = await joins('Mira Factors')
  const auth = await signsIn(mira.email)
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Never used' }).then(async ({ data }) => {
    await auth.mfa.unenroll({ factorId: data?.id ?? '' })
  })
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => totp.generate({ timestamp: heraia.clock.now().getTime() })
  await auth.mfa.challengeAndVerify({ factorId, code: '000000' })
  await auth.mfa.challengeAndVerify({ factorId, code: code() })
  const { data: made } = await auth.mfa.recoveryCodes.generate()
  await addsPasskey(auth, 'https://evil.example')
  await addsPasskey(auth)
  const passkeyId = (await auth.passkey.list()).data?.[0]?.id ?? ''
  await auth.passkey.update({ passkeyId, friendlyName: 'The phone in the drawer' })
  await auth.passkey.delete({ passkeyId })
  heraia.clock.advance({ minutes: 2 })
  const later = await signsIn(mira.email)
  await later.mfa.challengeAndVerify({ factorId, code: code() })
  const withCode = await signsIn(mira.email)
  await withCode.mfa.recoveryCodes.verify({ code: made?.codes[0] ?? '' })
  await later.mfa.unenroll({ factorId })
  const actions = [
    ...['factor.enrolled', 'factor.dropped', 'factor.refused', 'factor.added', 'factor.proven', 'factor.removed'],
    ...['recovery_codes.made', 'recovery_code.used'],
    ...['passkey.refused', 'passkey.added', 'passkey.renamed', 'passkey.removed'],
  ]
  expect(await recordOf(mira.id, secret, 'drawer', ...(made?.codes ?? []))).toEqual(expect.arrayContaining(actions))
  // Those of before she had a second factor.
  const ended = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.ended')
  expect(await ended.where('actor_id', '=', mira.id).execute()).toContainEqual({
    details: expect.objectContaining({ scope: 'without a second factor' }),
  })
})

test('of who comes as far as the second step, with her password, once an hour for each session', async () => {
  const mira = await joins('Mira Steps')
  const auth = await signsIn(mira.email)
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const [factorId, secret] = [data?.id ?? '', Secret.fromBase32(data?.totp.secret ?? '')]
  const asked = async () => {
    const rows = heraia.db.selectFrom('audit_log').select(['actor_id', 'details']).where('subject_id', '=', mira.id)
    return rows.where('action', '=', 'factor.asked').execute()
  }
  const code = new TOTP({ secret }).generate({ timestamp: heraia.clock.now().getTime() })
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect(await asked(), 'while it is set up nothing is asked of her').toEqual([])
  const his = await signsIn(mira.email)
  for (let times = 0; times < 3; times += 1) expect((await his.mfa.challenge({ factorId })).error).toBeNull()
  expect(await asked()).toEqual([{ actor_id: mira.id, details: expect.objectContaining({ type: 'totp' }) }])
  await (await signsIn(mira.email)).mfa.challenge({ factorId })
  expect(await asked()).toHaveLength(2)
})

test('of what ends by itself: a session that nobody uses, and a second factor that was begun and never proven', async () => {
  const mira = await joins('Mira Forgets')
  const auth = await signsIn(mira.email)
  const dropped = async () => {
    const rows = heraia.db.selectFrom('audit_log').select(['actor_id', 'details']).where('subject_id', '=', mira.id)
    return rows.where('action', 'in', ['factor.dropped', 'session.ended']).orderBy('action').orderBy('id').execute()
  }
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })
  heraia.clock.advance({ minutes: 6 })
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Two' })
  expect((await dropped()).map(({ details }) => details.type)).toEqual(['totp'])
  heraia.clock.advance({ days: 31 })
  await heraia.runJob('sweep-accounts')
  expect((await dropped()).slice(1)).toEqual([
    { actor_id: null, details: { type: 'totp' } },
    { actor_id: null, details: { scope: 'inactivity', sessions: 2 } },
  ])
  await heraia.runJob('sweep-accounts')
  expect(await dropped()).toHaveLength(3)
})

test('of a stolen token, of her data and of leaving', async () => {
  const mira = await joins('Mira Leaves')
  const auth = await signsIn(mira.email)
  const stolen = (await auth.getSession()).data.session?.refresh_token ?? ''
  await auth.refreshSession()
  await auth.refreshSession()
  heraia.clock.advance({ minutes: 1 })
  await authClient(heraia).auth.refreshSession({ refresh_token: stolen })
  await mira.api.accounts.askExport()
  await heraia.runJobs()
  const [archive] = (await mira.api.accounts.exports()).items
  await (await heraia.fetch(archive?.url ?? '')).arrayBuffer()
  await mira.api.accounts.leave({ password: 'not-this-one' }).catch(() => {})
  await mira.api.accounts.leave({ password: 'secret1' })
  const back = (await (await signsIn(mira.email)).getSession()).data.session?.access_token
  await apiFor(heraia, back).accounts.keep()
  const actions = [
    ...['session.token_reused', 'account.export_asked', 'account.export_fetched'],
    ...['account.deletion_refused', 'account.deletion_asked', 'account.kept'],
  ]
  expect(await recordOf(mira.id, stolen)).toEqual(expect.arrayContaining(actions))
})

test('of what operators do', async () => {
  const { admin } = await adminClient(heraia)
  const { data } = await admin.createUser({ email: 'made@example.org', password: 'secret1', email_confirm: true })
  const id = data.user?.id ?? ''
  await admin.updateUserById(id, { user_metadata: { team: 'blue' } })
  await admin.generateLink({ type: 'recovery', email: 'made@example.org' })
  await admin.deleteUser(id)
  const operators = ['account.made_by_operator', 'account.changed_by_operator', 'link.made_by_operator']
  expect(await recordOf(id, 'made@')).toEqual(expect.arrayContaining([...operators, 'account.deleted']))
  const invited = await admin.inviteUserByEmail('invited@example.org')
  expect(await recordOf(invited.data.user?.id ?? '')).toEqual(expect.arrayContaining(['account.invited']))
  const dana = await joins('Dana Admin')
  await grantAdmin(heraia.context, (await joins('Eva Admin')).id)
  await grantAdmin(heraia.context, dana.id)
  await revokeAdmin(heraia.context, dana.id)
  expect(await recordOf(dana.id)).toEqual(expect.arrayContaining(['admin.granted', 'admin.revoked']))
})

test('of all that is told to her the words are in the contract, which her screen has words for', async () => {
  const { auth } = authClient(heraia)
  await auth.signInAnonymously()
  const rows = await heraia.db
    .selectFrom('audit_log')
    .select(['details'])
    .where('action', 'in', SecurityAction.options)
    .execute()
  const words = new Set(rows.map(({ details: { method, type, scope } }) => method ?? type ?? scope))
  expect(words.size).toBeGreaterThan(8)
  expect([...words].filter((word) => word && !SecurityDetail.options.some((known) => known === word))).toEqual([])
})

test('none is written that no test asks for', () => {
  const accounts = resolve(import.meta.dirname, '..')
  const texts = (isTest: boolean) =>
    readdirSync(accounts, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name.endsWith('.test.ts') === isTest)
      .map((name) => readFileSync(resolve(accounts, name), 'utf8'))
  const written = texts(false).flatMap((text) =>
    [...text.matchAll(/(?:action|audit): '([a-z_]+\.[a-z_]+)'|byMail\('[a-z/]+', '([a-z_.]+)'\)/g)].map(
      ([, plain, byMail]) => plain ?? byMail ?? '',
    ),
  )
  const tests = texts(true).join('\n')
  expect(written.length).toBeGreaterThan(40)
  expect([...new Set(written)].filter((action) => !tests.includes(`'${action}'`))).toEqual([])
})
