import { adminClientBy } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'

const heraia = await createTestHeraia({ settings: { auth: { phone: true, anonymous: true } } })
const mailing = await createTestHeraia({ settings: { auth: { autoconfirm: false } } })
afterAll(() => Promise.all([heraia.close(), mailing.close()]))
const { ask, post, grant, get, joins, change, newEmail, newPhone } = rawAuth(heraia)
const atMailing = rawAuth(mailing)

const password = 'secret1'
const banned_until = new Date('2100-01-01')
const refreshes = (refresh_token: string) => grant('refresh_token', { refresh_token })

async function bannedPerson() {
  const her = await joins()
  await change(her.email, { banned_until })
  return her
}

async function isBannedBeforeSheConfirms() {
  const { email } = await atMailing.joins()
  const { token_hash } = await newestMail(mailing, email)
  await atMailing.change(email, { banned_until })
  return atMailing.post('/verify', { type: 'signup', token_hash })
}

async function refreshesWithTokenOfBefore() {
  const { auth, refresh } = await joins()
  await auth.refreshSession()
  await auth.refreshSession()
  heraia.clock.advance({ minutes: 1 })
  return refreshes(refresh)
}

async function after(time: { days?: number; hours?: number }) {
  const her = await joins()
  heraia.clock.advance(time)
  return her
}

/** What a mail's link gives to the tab that asked for it. */
async function codeOfLink() {
  const email = newEmail()
  await authClient(mailing).auth.signInWithOtp({ email })
  const { token_hash } = await newestMail(mailing, email)
  const link = await mailing.fetch(`/auth/v1/verify?token=${token_hash}&type=signup`, { redirect: 'manual' })
  return new URL(link.headers.get('location') ?? '').searchParams.get('code') ?? ''
}
const exchanges = (auth_code: string) => atMailing.grant('pkce', { auth_code, code_verifier: 'a'.repeat(56) })

async function exchangesTooLate() {
  const code = await codeOfLink()
  mailing.clock.advance({ minutes: 6 })
  return exchanges(code)
}

async function signsInByPhoneUnproven() {
  const phone = newPhone()
  await authClient(heraia).auth.signUp({ phone, password })
  return grant('password', { phone, password })
}

async function reauthenticates(to: Parameters<typeof change>[1]) {
  const { email, token } = await joins()
  await change(email, to)
  return get('/reauthenticate', token)
}

async function reauthenticatesNameless() {
  const { data } = await authClient(heraia).auth.signInAnonymously()
  return get('/reauthenticate', data.session?.access_token)
}

async function asksWhenSheIsGone() {
  const { id, token } = await joins()
  await heraia.db.deleteFrom('users').where('id', '=', id).execute()
  return get('/user', token)
}

async function asksSignedOut() {
  const { auth, token } = await joins()
  await auth.signOut()
  return get('/user', token)
}

async function refreshesSignedOut() {
  const { auth, refresh } = await joins()
  await auth.signOut()
  return refreshes(refresh)
}

const rows: CodeRow[] = [
  [400, 'bad_json', 'Could not parse request body as JSON', () => post('/signup', '{')],
  [413, 'request_entity_too_large', /limit/, () => post('/signup', { data: 'x'.repeat(1_100_000) })],
  [400, 'invalid_credentials', 'Invalid login credentials', () => grant('password', { email: newEmail(), password })],
  [
    ...([400, 'invalid_credentials', 'Invalid login credentials'] as const),
    async () => grant('password', { email: (await joins()).email, password: 'another' }),
  ],
  [400, 'invalid_credentials', 'unsupported_grant_type', () => grant('nonsense', {})],
  [
    ...([400, 'email_not_confirmed', 'Email not confirmed'] as const),
    async () => atMailing.grant('password', { email: (await atMailing.joins()).email, password }),
  ],
  [400, 'phone_not_confirmed', 'Phone not confirmed', signsInByPhoneUnproven],
  [422, 'email_not_confirmed', /verify your email/, () => reauthenticates({ email_confirmed_at: null })],
  [422, 'phone_not_confirmed', /verify your phone/, () => reauthenticates({ email: '', phone: '34600999999' })],
  [400, 'validation_failed', /^Reauthentication requires the user to have an email or a/, reauthenticatesNameless],
  [
    ...([400, 'user_banned', 'User is banned'] as const),
    async () => grant('password', { email: (await bannedPerson()).email, password }),
  ],
  [400, 'user_banned', 'User is banned', async () => refreshes((await bannedPerson()).refresh)],
  [403, 'user_banned', 'User is banned', async () => get('/user', (await bannedPerson()).token)],
  [403, 'user_banned', 'User is banned', isBannedBeforeSheConfirms],
  [400, 'validation_failed', 'Refresh token is not valid', () => refreshes('short')],
  [400, 'validation_failed', 'refresh_token required', () => refreshes('')],
  [
    ...([400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'] as const),
    () => refreshes('neverours12345'),
  ],
  [400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found', refreshesSignedOut],
  [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used', refreshesWithTokenOfBefore],
  [
    ...([400, 'session_expired', /^Invalid Refresh Token: Session Expired/] as const),
    async () => refreshes((await after({ days: 31 })).refresh),
  ],
  [400, 'bad_code_verifier', /^code challenge does not match/, async () => exchanges(await codeOfLink())],
  [404, 'flow_state_not_found', /^invalid flow state/, () => exchanges(crypto.randomUUID())],
  [422, 'flow_state_expired', /^invalid flow state, .* expired$/, exchangesTooLate],
  [401, 'no_authorization', 'This endpoint requires a valid Bearer token', () => get('/user')],
  [403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature, /, () => get('/user', 'a.b.c')],
  [403, 'bad_jwt', /^invalid JWT: .*expired/, async () => get('/user', (await after({ hours: 2 })).token)],
  [403, 'user_not_found', 'User from sub claim in JWT does not exist', asksWhenSheIsGone],
  [403, 'session_not_found', 'Session from session_id claim in JWT does not exist', asksSignedOut],
  [
    ...([400, 'validation_failed', 'Unsupported logout scope'] as const),
    async () => post('/logout?scope=all', {}, (await joins()).token),
  ],
]

testCodes(rows)

const client = (place = heraia) => authClient(place).auth
const signsIn = (email: string, place = heraia) => client(place).signInWithPassword({ email, password })
const refreshesBy = (refresh_token: string) => client().refreshSession({ refresh_token })

/** In the tab that had begun a flow of its own. */
async function exchangesBy(code: string) {
  const auth = client(mailing)
  await auth.signInWithOtp({ email: newEmail() })
  return auth.exchangeCodeForSession(code)
}

async function refreshesByTokenOfBefore() {
  const { auth, refresh } = await joins()
  await auth.refreshSession()
  await auth.refreshSession()
  heraia.clock.advance({ minutes: 1 })
  return refreshesBy(refresh)
}

async function reauthenticatesBy(to: Parameters<typeof change>[1]) {
  const { email, auth } = await joins()
  await change(email, to)
  return auth.reauthenticate()
}

testCodesByClient([
  [
    ...([413, 'request_entity_too_large', /limit/] as const),
    () => client().signInAnonymously({ options: { data: { x: 'x'.repeat(1_100_000) } } }),
  ],
  [400, 'invalid_credentials', 'Invalid login credentials', () => signsIn(newEmail())],
  [400, 'email_not_confirmed', 'Email not confirmed', async () => signsIn((await atMailing.joins()).email, mailing)],
  [
    ...([400, 'phone_not_confirmed', 'Phone not confirmed'] as const),
    async () => {
      const her = { phone: newPhone(), password }
      await client().signUp(her)
      return client().signInWithPassword(her)
    },
  ],
  [422, 'email_not_confirmed', /verify your email/, () => reauthenticatesBy({ email_confirmed_at: null })],
  [422, 'phone_not_confirmed', /verify your phone/, () => reauthenticatesBy({ email: '', phone: '34600999998' })],
  [400, 'user_banned', 'User is banned', async () => signsIn((await bannedPerson()).email)],
  [403, 'user_banned', 'User is banned', async () => (await bannedPerson()).auth.getUser()],
  [
    ...([400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'] as const),
    () => refreshesBy('neverours12345'),
  ],
  [
    ...([400, 'session_not_found', 'Auth session missing!'] as const),
    async () => {
      const { auth, refresh } = await joins()
      await auth.signOut()
      return refreshesBy(refresh)
    },
  ],
  [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used', refreshesByTokenOfBefore],
  [
    ...([400, 'session_expired', /^Invalid Refresh Token: Session Expired/] as const),
    async () => refreshesBy((await after({ days: 31 })).refresh),
  ],
  [400, 'bad_code_verifier', /^code challenge does not match/, async () => exchangesBy(await codeOfLink())],
  [404, 'flow_state_not_found', /^invalid flow state/, () => exchangesBy(crypto.randomUUID())],
  [
    ...([422, 'flow_state_expired', /^invalid flow state, .* expired$/] as const),
    async () => {
      const code = await codeOfLink()
      mailing.clock.advance({ minutes: 6 })
      return exchangesBy(code)
    },
  ],
  [
    ...([401, 'no_authorization', 'This endpoint requires a valid Bearer token'] as const),
    () => adminClientBy(heraia, null).listUsers(),
  ],
  [403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature, /, () => client().getUser('a.b.c')],
  [
    ...([403, 'user_not_found', 'User from sub claim in JWT does not exist'] as const),
    async () => {
      const { id, auth } = await joins()
      await heraia.db.deleteFrom('users').where('id', '=', id).execute()
      return auth.getUser()
    },
  ],
  [
    ...([403, 'session_not_found', 'Auth session missing!'] as const),
    async () => {
      const { auth, token } = await joins()
      await auth.signOut()
      return client().getUser(token)
    },
  ],
])

describe('who is banned is told so wherever she has to be signed in', () => {
  let token = ''
  beforeAll(async () => {
    token = (await bannedPerson()).token
  })

  /** What anybody may ask, and what the operator's programs ask. */
  const OPEN = new RegExp(
    '^(/(signup|token|verify|otp|magiclink|resend|recover|authorize|callback|sso|invite|admin|settings|health|\\.well-known)' +
      '(/|$)|/passkeys/authentication/)',
  )
  const closed = endpoints.filter(({ path }) => !OPEN.test(path))

  test.each(closed.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const asked = path.replaceAll(/:\w+/g, crypto.randomUUID())
    const answer = await ask(method, asked, method === 'GET' ? undefined : {}, token)
    expect(answer).toMatchObject({ status: 403, code: 'user_banned', message: 'User is banned' })
  })
})
