import type { Tables } from '@heraia/database/tables'
import { authClient } from '@heraia/hosts/test/auth-client'
import { type AuthAnswer, type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sql, type Transaction } from 'kysely'
import { afterAll, expect } from 'vitest'
import { answerAuthError } from '../answer-auth-error.ts'
import { waitsForLock } from '../grants/lock-timeout.ts'

const heraia = await createTestHeraia({ settings: { auth: { phone: true } } })
const limited = await createTestHeraia({ settings: { auth: { phone: true }, rateLimitFactor: 1 } })
const guarded = await createTestHeraia({ settings: { auth: { captcha: 'turnstile' } } })
afterAll(() => Promise.all([heraia, limited, guarded].map((place) => place.close())))
const { post, grant, put, joins, newPhone } = rawAuth(heraia)
const atLimited = rawAuth(limited)

async function again<T>(ask: () => Promise<T>, times = 2): Promise<T> {
  for (let n = 1; n < times; n++) await ask()
  return ask()
}

async function whileNoSmsGoesOut<T>(ask: () => Promise<T>): Promise<T> {
  heraia.sms.failWith(new Error('away'))
  const answer = await ask()
  heraia.sms.failWith(null)
  return answer
}

const sqlError = (code: string) => Promise.reject(Object.assign(new Error('canceling statement'), { code }))

/** As any endpoint answers what was thrown in it. */
async function answersTo(work: () => Promise<unknown>): Promise<Response> {
  const thrown = await work().catch((error: unknown) => error)
  return answerAuthError(thrown, heraia.context, '2024-01-01')
}

async function answered(work: () => Promise<unknown>): Promise<AuthAnswer> {
  const response = await answersTo(work)
  return { status: response.status, ...(await response.json()) }
}

/** The official client, answered so. */
const clientOf = (work: () => Promise<unknown>) => authClient(heraia, () => answersTo(work)).auth

/** They ask while another connection holds what it takes. PGlite has but one connection. */
function whileHeld<T>(held: string, ask: (tx: Transaction<Tables>) => Promise<T>, ...ids: string[]): Promise<T> {
  return heraia.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.raw(held)} = any(${ids}::uuid[]) for update`.execute(tx)
    return ask(tx)
  })
}

/** Somebody else refreshes their sessions for longer than five seconds: of who asks raw, and by the official client. */
async function refreshesWhileHeld() {
  if (!heraia.databaseUrl) {
    const isHeld = () => waitsForLock(() => sqlError('55P03'))
    return [await answered(isHeld), await clientOf(isHeld).refreshSession({ refresh_token: 'x' })] as const
  }
  const [one, other] = [await joins(), await joins()]
  const ask = () =>
    Promise.all([grant('refresh_token', { refresh_token: one.refresh }), other.auth.refreshSession()] as const)
  return whileHeld('auth_sessions where user_id', ask, one.id, other.id)
}

/** Both wait at the same time. */
let waited: ReturnType<typeof refreshesWhileHeld> | undefined
function waitsForRefresh() {
  waited ??= refreshesWhileHeld()
  return waited
}

/** What takes the database too long is ended by it, here by hand. */
async function waitsTooLong<T>(ask: (her: Awaited<ReturnType<typeof joins>>) => Promise<T>): Promise<T> {
  const her = await joins()
  const waits = async (tx: Transaction<Tables>) => {
    const waiting = ask(her)
    const cancel = () =>
      sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    await expect.poll(async () => (await cancel()).rows.length).toBeGreaterThan(0)
    return waiting
  }
  return whileHeld('users where id', waits, her.id)
}

const ours = () => Promise.reject(new Error('ours'))
const dark = { data: { theme: 'dark' } }

const soon = /^For security purposes, you can only request this after \d+ seconds\.$/

const rows: CodeRow[] = [
  [
    ...([400, 'captcha_failed', /^captcha protection: /] as const),
    () => rawAuth(guarded).post('/recover', { email: 'a@example.org' }),
  ],
  [
    ...([429, 'over_request_rate_limit', 'Request rate limit reached'] as const),
    () => again(() => atLimited.post('/verify', { type: 'signup', token_hash: 'x' }), 31),
  ],
  [429, 'over_email_send_rate_limit', soon, () => again(() => atLimited.post('/recover', { email: 'a@example.org' }))],
  [429, 'over_sms_send_rate_limit', soon, () => again(() => atLimited.post('/otp', { phone: '+34600000001' }))],
  [
    ...([422, 'sms_send_failed', 'Error sending confirmation OTP to provider'] as const),
    () => whileNoSmsGoesOut(() => post('/otp', { phone: newPhone() })),
  ],
  [
    ...([409, 'conflict', 'Too many concurrent token refresh requests on the same session or refresh token'] as const),
    async () => (await waitsForRefresh())[0],
  ],
  [
    ...([504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'] as const),
    () => (heraia.databaseUrl ? waitsTooLong(({ token }) => put(dark, token)) : answered(() => sqlError('57014'))),
  ],
  [500, 'unexpected_failure', /^Unexpected failure, /, () => answered(ours)],
]

testCodes(rows)

const client = (place = heraia) => authClient(place).auth

testCodesByClient([
  [
    ...([400, 'captcha_failed', /^captcha protection: /] as const),
    () => client(guarded).resetPasswordForEmail('a@example.org'),
  ],
  [
    ...([429, 'over_request_rate_limit', 'Request rate limit reached'] as const),
    () => again(() => client(limited).verifyOtp({ type: 'signup', token_hash: 'x' }), 31),
  ],
  [
    ...([429, 'over_email_send_rate_limit', soon] as const),
    () => again(() => client(limited).resetPasswordForEmail('b@example.org')),
  ],
  [
    ...([429, 'over_sms_send_rate_limit', soon] as const),
    () => again(() => client(limited).signInWithOtp({ phone: '+34600000002' })),
  ],
  [
    ...([422, 'sms_send_failed', 'Error sending confirmation OTP to provider'] as const),
    () => whileNoSmsGoesOut(() => client().signInWithOtp({ phone: newPhone() })),
  ],
  [
    ...([409, 'conflict', 'Too many concurrent token refresh requests on the same session or refresh token'] as const),
    async () => (await waitsForRefresh())[1],
  ],
  [
    ...([504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'] as const),
    () =>
      heraia.databaseUrl
        ? waitsTooLong(({ auth }) => auth.updateUser(dark))
        : clientOf(() => sqlError('57014')).getUser('a.b.c'),
  ],
  [500, 'unexpected_failure', /^Unexpected failure, /, () => clientOf(ours).getUser('a.b.c')],
])
