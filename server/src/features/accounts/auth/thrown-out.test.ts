import { adminClient } from '@heraia/hosts/test/admin-client'
import { atOnce } from '@heraia/hosts/test/at-once'
import { authClient, type TestAuthClient } from '@heraia/hosts/test/auth-client'
import { authenticator } from '@heraia/hosts/test/authenticator'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { apiFor, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

type Auth = TestAuthClient['auth']

const phones = Array.from({ length: 40 }, (_, n) => String(34600001000 + n))
const testOtp = Object.fromEntries(phones.map((phone) => [phone, '424242']))
const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const heraia = await createTestHeraia({
  connections: 8,
  settings: {
    auth: {
      phone: true,
      testOtp,
      providers: { club: providerAt(club) },
      factors: { totp: true, phone: false, webauthn: false },
    },
  },
})
const single = await createTestHeraia({
  connections: 8,
  settings: { auth: { phone: true, testOtp, sessionSingle: true } },
})
afterAll(() => Promise.all([heraia, single, club].map((each) => each.close())))
const { joins } = season(heraia)
const { atClub } = providerSeason(heraia, club)

const signsIn = async (email: string, password = 'secret1'): Promise<Auth> => {
  const { auth } = authClient(heraia)
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  return auth
}
const sessionOf = async (auth: Auth): Promise<string> => (await auth.getClaims()).data?.claims.session_id ?? ''
const apiOf = async (auth: Auth) => apiFor(heraia, (await auth.getSession()).data.session?.access_token ?? '')

/** She is signed in on a device, and somebody else with her account on another, where he asks for a change of each. */
async function shared() {
  const her = await joins('Mira Shares')
  const [auth, thief] = [await signsIn(her.email), await signsIn(her.email)]
  const wanted = { phone: phones.shift() ?? '', email: `his-${her.email}` }
  const asks = async (asking: Auth) => {
    expect((await asking.updateUser(wanted)).error).toBeNull()
    await heraia.runJobs()
  }
  return { ...her, auth, thief, wanted, asks }
}
type Shared = Awaited<ReturnType<typeof shared>>

/** What anybody can do without a token: once more the code, and then the code itself. */
async function goesOn({ wanted: { phone, email }, ...her }: Shared) {
  heraia.clock.advance({ minutes: 2 })
  heraia.mails.length = 0
  const { auth } = authClient(heraia)
  await auth.resend({ type: 'phone_change', phone })
  await auth.resend({ type: 'email_change', email: her.email })
  await heraia.runJobs()
  const { error } = await auth.verifyOtp({ type: 'phone_change', phone, token: '424242' })
  const user = heraia.db.selectFrom('users').select(['phone', 'new_phone', 'new_email', 'email_change_confirmed'])
  const tokens = heraia.db.selectFrom('one_time_tokens').select('purpose').where('user_id', '=', her.id)
  return {
    code: error?.code ?? null,
    user: await user.where('id', '=', her.id).executeTakeFirst(),
    waits: (await tokens.execute()).map(({ purpose }) => purpose),
    isMailed: heraia.mails.some(({ to }) => to === email),
  }
}

const nothing = {
  code: 'otp_expired',
  user: { phone: '', new_phone: '', new_email: '', email_change_confirmed: '' },
  waits: [],
  isMailed: false,
}

const ends: [string, (shared: Shared) => Promise<unknown>][] = [
  ['she signs out the other devices', ({ auth }) => auth.signOut({ scope: 'others' })],
  ['she signs out everywhere', ({ auth }) => auth.signOut({ scope: 'global' })],
  [
    'she ends that one session',
    async ({ auth, thief }) => (await apiOf(auth)).accounts.endSession({ id: (await sessionOf(thief)) as never }),
  ],
  [
    'he has signed out himself before she signs out everywhere',
    async ({ auth, thief }) => {
      await thief.signOut({ scope: 'local' })
      await auth.signOut({ scope: 'global' })
    },
  ],
  [
    'she leaves, and comes back to stay',
    async ({ auth, email }) => {
      await (await apiOf(auth)).accounts.leave({ password: 'secret1' })
      await (await apiOf(await signsIn(email))).accounts.keep()
    },
  ],
  [
    'she adds a second factor',
    async ({ auth }) => {
      const { id: factorId = '', totp } = (await auth.mfa.enroll({ factorType: 'totp' })).data ?? {}
      const code = codeOfApp(totp?.secret ?? '', 0, heraia.clock.now())
      expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    },
  ],
  [
    'she chooses a new password',
    async ({ auth }) => expect((await auth.updateUser({ password: 'another one' })).error).toBeNull(),
  ],
  [
    'the operator sets a new password',
    async ({ id }) => (await adminClient(heraia)).admin.updateUserById(id, { password: 'another one' }),
  ],
]

// First of all: the provider’s clock does not move.
test('what she asked for is hers also in the session that linking gave her', async () => {
  const both = await shared()
  await both.asks(both.auth)
  const before = await sessionOf(both.auth)
  const token = await club.idToken(atClub().login)
  expect((await both.auth.linkIdentity({ provider: 'club' as 'google', token })).error).toBeNull()
  expect(await sessionOf(both.auth)).not.toBe(before)
  await both.auth.signOut({ scope: 'others' })
  expect(await goesOn(both)).toMatchObject({ code: null, isMailed: true })
})

test.each(ends)('a change that another session began is over when %s', async (_, end) => {
  const both = await shared()
  await both.asks(both.thief)
  await end(both)
  expect(await goesOn(both)).toEqual(nothing)
  const record = heraia.db.selectFrom('audit_log').select('action').where('subject_id', '=', both.id)
  const dropped = (await record.where('action', 'like', '%_dropped').execute()).map(({ action }) => action)
  expect(dropped.sort(), 'she can read what became of it').toEqual([
    'account.email_change_dropped',
    'account.phone_change_dropped',
  ])
})

test('what she asked for herself goes on when she signs out the others, or here, or everywhere', async () => {
  for (const scope of ['others', 'local', 'global'] as const) {
    const both = await shared()
    await both.asks(both.auth)
    expect((await both.auth.signOut({ scope })).error).toBeNull()
    expect(await goesOn(both)).toMatchObject({ code: null, user: { phone: both.wanted.phone }, isMailed: true })
  }
})

test('what she asked for goes on when another device than that one is ended, and when its session runs out', async () => {
  const both = await shared()
  await both.asks(both.auth)
  await (await apiOf(await signsIn(both.email))).accounts.endSession({ id: (await sessionOf(both.thief)) as never })
  const unseen = { last_seen_at: new Date('2020-01-01') }
  await heraia.db.updateTable('auth_sessions').set(unseen).where('user_id', '=', both.id).execute()
  await both.auth.refreshSession()
  expect(await goesOn(both)).toMatchObject({ code: null, user: { phone: both.wanted.phone }, isMailed: true })
})

test('what an operator began goes on when she signs out everywhere, and is over with a new password of his', async () => {
  const { admin } = await adminClient(heraia)
  const { auth, email, id } = await shared()
  const newEmail = `moved-${email}`
  await admin.generateLink({ type: 'email_change_new', email, newEmail })
  await auth.signOut({ scope: 'global' })
  const waits = heraia.db.selectFrom('users').select('new_email').where('id', '=', id)
  expect(await waits.executeTakeFirst()).toEqual({ new_email: newEmail })
  await admin.updateUserById(id, { password: 'another one' })
  expect(await waits.executeTakeFirst()).toEqual({ new_email: '' })
})

test('the first address of who has a phone alone is not his who was thrown out', async () => {
  const phone = phones.shift() ?? ''
  const byPhone = async () => {
    const { auth } = authClient(heraia)
    await auth.signInWithOtp({ phone })
    expect((await auth.verifyOtp({ type: 'sms', phone, token: '424242' })).error).toBeNull()
    heraia.clock.advance({ minutes: 2 })
    return auth
  }
  const [auth, thief] = [await byPhone(), await byPhone()]
  const email = 'his-first@example.org'
  const { auth: settings } = heraia.context.settings
  settings.autoconfirm = false
  expect((await thief.updateUser({ email })).error).toBeNull()
  settings.autoconfirm = true
  const { token_hash } = await newestMail(heraia, email)
  await auth.signOut({ scope: 'others' })
  const late = await authClient(heraia).auth.verifyOtp({ type: 'email_change', token_hash })
  expect(late.error?.code).toBe('otp_expired')
})

test('where each has one session, her next sign-in ends what the one before began; a token shown twice does it too', async () => {
  const waitsAfter = async (there: TestHeraia, end: (thief: Auth, email: string) => Promise<unknown>) => {
    const { auth } = authClient(there)
    const [email, phone] = [`once-${phones.length}@example.org`, phones.shift() ?? '']
    await auth.signUp({ email, password: 'secret1' })
    expect((await auth.updateUser({ phone })).error).toBeNull()
    await end(auth, email)
    return (await there.db.selectFrom('users').select('new_phone').where('email', '=', email).execute())[0]?.new_phone
  }
  const signsInAgain = (_: Auth, email: string) =>
    authClient(single).auth.signInWithPassword({ email, password: 'secret1' })
  expect(await waitsAfter(single, signsInAgain)).toBe('')
  const showsOldToken = async (auth: Auth) => {
    const old = (await auth.getSession()).data.session?.refresh_token ?? ''
    for (let n = 0; n < 3; n++) {
      await auth.refreshSession()
      heraia.clock.advance({ minutes: 1 })
    }
    const again = await authClient(heraia).auth.refreshSession({ refresh_token: old })
    expect(again.error?.code).toBe('refresh_token_already_used')
  }
  expect(await waitsAfter(heraia, showsOldToken)).toBe('')
})

const signsOutOthers = ({ auth }: Shared) => auth.signOut({ scope: 'others' })
const asksMeanwhile = ({ thief, wanted }: Shared) => thief.updateUser(wanted)
test.each([
  ['a moment before', asksMeanwhile, signsOutOthers],
  ['a moment after', signsOutOthers, asksMeanwhile],
])('a change asked for %s she signs out the others does not stay', async (_, first, second) => {
  const both = await shared()
  await atOnce<unknown>(heraia, both.id, [() => first(both), () => second(both)])
  await heraia.runJobs()
  expect(await goesOn(both)).toEqual(nothing)
})

/** Past the client, which would sign him out by itself. */
async function asksFor(auth: Auth, method: string, path: string, body: object = {}) {
  const token = (await auth.getSession()).data.session?.access_token
  const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
  return heraia.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
}
const idOf = async (answer: Promise<Response>): Promise<string> => (await (await answer).json()).id

/** An app of hers that is proven, in whose session it is asked for. */
async function proves(auth: Auth, app: { id: string; secret: string }): Promise<void> {
  heraia.clock.advance({ minutes: 2 })
  const code = codeOfApp(app.secret, 0, heraia.clock.now())
  expect((await auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull()
}
async function enrolls(auth: Auth): Promise<{ id: string; secret: string }> {
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: crypto.randomUUID() })
  return { id: data?.id ?? '', secret: data?.totp.secret ?? '' }
}

/** What a new passkey answers, which somebody holds who has not sent it yet. */
async function begunPasskey(auth: Auth) {
  const options = await (await asksFor(auth, 'POST', '/passkeys/registration/options')).json()
  const credential = authenticator(heraia.siteUrl).creates(options.options)
  return { challenge_id: options.challenge_id, credential }
}
const passkeyOf = async (auth: Auth) =>
  `/passkeys/${await idOf(asksFor(auth, 'POST', '/passkeys/registration/verify', await begunPasskey(auth)))}`

type Asks = [method: string, path: string, body?: object]
const late: [string, isProven: boolean, (thief: Auth, app: { id: string; secret: string }) => Promise<Asks>][] = [
  ['registers a passkey', false, async (thief) => ['POST', '/passkeys/registration/verify', await begunPasskey(thief)]],
  ['renames one', false, async (thief) => ['PATCH', await passkeyOf(thief), { friendly_name: 'Mine' }]],
  ['removes one', false, async (thief) => ['DELETE', await passkeyOf(thief)]],
  ['begins a factor', false, async () => ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Mine' }]],
  ['drops one that was begun', false, async (thief) => ['DELETE', `/factors/${(await enrolls(thief)).id}`]],
  [
    'proves one',
    false,
    async (thief) => {
      const app = await enrolls(thief)
      const challenge_id = await idOf(asksFor(thief, 'POST', `/factors/${app.id}/challenge`))
      const code = codeOfApp(app.secret, 0, heraia.clock.now())
      return ['POST', `/factors/${app.id}/verify`, { challenge_id, code }]
    },
  ],
  ['removes hers', true, async (_, app) => ['DELETE', `/factors/${app.id}`]],
  ['makes recovery codes', true, async () => ['POST', '/factors/recovery-codes']],
  [
    'makes them anew',
    true,
    async (thief) => {
      await asksFor(thief, 'POST', '/factors/recovery-codes')
      return ['POST', '/factors/recovery-codes/regenerate']
    },
  ],
  [
    'uses one up',
    true,
    async (thief) => {
      const { codes } = await (await asksFor(thief, 'POST', '/factors/recovery-codes')).json()
      return ['POST', '/factors/recovery-codes/verify', { code: codes[0] }]
    },
  ],
  [
    'removes them',
    true,
    async (thief) => {
      await asksFor(thief, 'POST', '/factors/recovery-codes')
      return ['DELETE', '/factors/recovery-codes']
    },
  ],
  [
    'unlinks a provider',
    false,
    async (thief) => {
      const { id } = (await thief.getUser()).data.user ?? { id: '' }
      const [now, linked] = [heraia.clock.now(), crypto.randomUUID()]
      const more = { last_sign_in_at: now, created_at: now, updated_at: now, identity_data: '{}' }
      const row = { id: linked, user_id: id, provider: 'club', provider_id: linked, ...more }
      await heraia.db.insertInto('identities').values(row).execute()
      return ['DELETE', `/user/identities/${linked}`]
    },
  ],
]

/** What of her ways in there is, as it is kept. */
async function waysOf(id: string) {
  const rows = ['passkeys', 'mfa_factors', 'identities'] as const
  const kept = rows.map((table) => heraia.db.selectFrom(table).selectAll().where('user_id', '=', id).execute())
  const codes = heraia.db.selectFrom('recovery_codes as c').innerJoin('mfa_factors as f', 'f.id', 'c.factor_id')
  return [
    ...(await Promise.all(kept)),
    await codes.selectAll('c').where('f.user_id', '=', id).orderBy('c.id').execute(),
  ]
}

/** What he has begun, whose ways in are to stay as they are. */
async function begins(isProven: boolean, begin: (typeof late)[number][2]) {
  const { auth, thief, id, email } = await shared()
  const app = { id: '', secret: '' }
  if (isProven) {
    Object.assign(app, await enrolls(auth))
    await proves(auth, app)
    await thief.signInWithPassword({ email, password: 'secret1' })
    await proves(thief, app)
  }
  const asks = await begin(thief, app)
  const before = await waysOf(id)
  const isHeard = async () => {
    const answer = await asksFor(thief, ...asks)
    return [answer.status, answer.status === 204 ? 'done' : (await answer.json()).code]
  }
  return { auth, id, isHeard, staysAsItWas: async () => expect(await waysOf(id)).toEqual(before) }
}

test.each(late)('who is thrown out while he %s has not done it', async (_, isProven, begin) => {
  const { auth, id, isHeard, staysAsItWas } = await begins(isProven, begin)
  const signsOut = async () => (await auth.signOut({ scope: 'others' })).error
  expect(await atOnce<unknown>(heraia, id, [signsOut, isHeard])).toEqual([null, [403, 'session_not_found']])
  await staysAsItWas()
})

test.each(late.filter((_, n) => n % 4 === 0))('nor has who is banned while he %s', async (_, isProven, begin) => {
  const { id, isHeard, staysAsItWas } = await begins(isProven, begin)
  const { admin } = await adminClient(heraia)
  const bans = async () => (await admin.updateUserById(id, { ban_duration: '1h' })).error
  expect(await atOnce<unknown>(heraia, id, [bans, isHeard])).toEqual([null, [403, 'user_banned']])
  await staysAsItWas()
})

test('who is thrown out while he throws her out stays out alone', async () => {
  const { id, auth, thief } = await shared()
  const throwsOut = async (one: Auth) => (await one.signOut({ scope: 'others' })).error
  await atOnce(heraia, id, [() => throwsOut(auth), () => throwsOut(thief)])
  expect((await auth.getUser()).error).toBeNull()
  expect((await thief.getUser()).error).not.toBeNull()
})

test('who is thrown out while he ends another device of hers has not ended it', async () => {
  const { id, auth, thief, email } = await shared()
  const third = await signsIn(email)
  const [his, thirds] = [await sessionOf(thief), await sessionOf(third)]
  const ends = async (one: Auth, session: string) => {
    const { accounts } = await apiOf(one)
    return () =>
      accounts.endSession({ id: session as never }).then(
        () => null,
        (error) => error.data?.reason,
      )
  }
  const [hers, late] = [await ends(auth, his), await ends(thief, thirds)]
  expect(await atOnce<unknown>(heraia, id, [hers, late])).toEqual([null, 'session_ended'])
  expect((await third.getUser()).error).toBeNull()
  expect((await thief.getUser()).error).not.toBeNull()
})
