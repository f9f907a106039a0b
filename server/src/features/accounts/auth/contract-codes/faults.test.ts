import type { Tables } from '@heraia/database/tables'
import { type AuthAnswer, type CodeRow, rawAuth, testCodes } from '@heraia/hosts/test/auth-codes'
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

async function again(ask: () => Promise<AuthAnswer>, times = 2): Promise<AuthAnswer> {
  for (let n = 1; n < times; n++) await ask()
  return ask()
}

async function asksWhileNoSmsGoesOut() {
  heraia.sms.failWith(new Error('away'))
  const answer = await post('/otp', { phone: newPhone() })
  heraia.sms.failWith(null)
  return answer
}

const sqlError = (code: string) => Promise.reject(Object.assign(new Error('canceling statement'), { code }))

/** As any endpoint answers what was thrown in it. */
async function answered(work: () => Promise<unknown>): Promise<AuthAnswer> {
  const thrown = await work().catch((error: unknown) => error)
  const response = answerAuthError(thrown, heraia.context, '2024-01-01')
  return { status: response.status, ...(await response.json()) }
}

/** She asks while another connection holds what it takes. PGlite has but one connection. */
function whileHeld(held: string, ask: (tx: Transaction<Tables>) => Promise<AuthAnswer>, id: string) {
  return heraia.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.raw(held)} = ${id} for update`.execute(tx)
    return ask(tx)
  })
}

/** Somebody else refreshes the same session for longer than five seconds. */
async function refreshesWhileHeld() {
  if (!heraia.databaseUrl) return answered(() => waitsForLock(() => sqlError('55P03')))
  const { id, refresh } = await joins()
  return whileHeld('auth_sessions where user_id', () => grant('refresh_token', { refresh_token: refresh }), id)
}

/** What takes the database too long is ended by it, here by hand. */
async function waitsTooLong() {
  if (!heraia.databaseUrl) return answered(() => sqlError('57014'))
  const { id, token } = await joins()
  const waits = async (tx: Transaction<Tables>) => {
    const waiting = put({ data: { theme: 'dark' } }, token)
    const cancel = () =>
      sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    await expect.poll(async () => (await cancel()).rows.length).toBeGreaterThan(0)
    return waiting
  }
  return whileHeld('users where id', waits, id)
}

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
  [422, 'sms_send_failed', 'Error sending confirmation OTP to provider', asksWhileNoSmsGoesOut],
  [
    ...([409, 'conflict', 'Too many concurrent token refresh requests on the same session or refresh token'] as const),
    refreshesWhileHeld,
  ],
  [
    ...([504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'] as const),
    waitsTooLong,
  ],
  [500, 'unexpected_failure', /^Unexpected failure, /, () => answered(() => Promise.reject(new Error('ours')))],
]

testCodes(rows)
