import { adminClient } from '@heraia/hosts/test/admin-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, describe, expect, test } from 'vitest'
import { limits } from '../../../http/rate-limits.ts'
import { type AuthLimit, authLimits } from './auth-limits.ts'
import { endpoints } from './endpoints.ts'

const all = Object.keys(authLimits) as AuthLimit[]
const once = Object.fromEntries(all.map((bucket) => [bucket, 1]))
const web3 = { ethereum: true, solana: true }
const heraia = await createTestHeraia({
  settings: { rateLimitFactor: 1, auth: { rates: once, anonymous: true, saml: true, web3 } },
})
afterAll(() => heraia.close())

test('each bucket has as many points in as long as the contract says', () => {
  const contract: Partial<Record<AuthLimit, [points: number, seconds: number]>> = {
    ...{ token: [150, 300], anonymous: [30, 3600], factors: [15, 60], acs: [15, 300] },
    ...{ verify: [30, 300], sso: [30, 300], web3: [30, 300], passkeys: [30, 300] },
    ...{ otp: [30, 300], recover: [30, 300], resend: [30, 300], signUp: [30, 300], magicLink: [30, 300] },
    ...{ oauthClients: [10, 300], updateUser: [30, 300], mailEvery: [1, 60], smsEvery: [1, 60] },
  }
  for (const [bucket, [points, windowSeconds]] of Object.entries(contract)) {
    expect([bucket, authLimits[bucket as AuthLimit]]).toEqual([bucket, { points, windowSeconds }])
  }
})

/** Each asks from a network of its own. */
let count = 0
const newNetwork = () => `203.0.${113 + Math.floor(++count / 250)}.${count % 250}`

async function asksTwice(method: string, path: string, body?: object) {
  const [fetch, token] = [heraia.fetchFrom(newNetwork()), (await adminClient(heraia)).token]
  const ask = () =>
    fetch(`/auth/v1${path.replaceAll(/:\w+/g, crypto.randomUUID())}`, {
      ...{ method, redirect: 'manual' },
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
  const first = await ask()
  await first.body?.cancel()
  const second = await ask()
  return { first: first.status, second, code: (await second.json()).code as string }
}

const limited = endpoints.filter(({ limit }) => limit !== null)

test.each(
  limited.map(({ method, path }) => [method, path]),
)('%s %s: who asks too often waits as long as told', async (method, path) => {
  const { first, second, code } = await asksTwice(method, path)
  expect(first).not.toBe(429)
  expect([second.status, code]).toEqual([429, 'over_request_rate_limit'])
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['anonymous', '/signup', { data: {} }],
  ['web3', '/token?grant_type=web3', { chain: 'ethereum', message: 'x'.repeat(99), signature: 'x' }],
])('so it is with the bucket of its own of %s', async (bucket, path, body) => {
  const wide = await createTestHeraia({
    settings: { rateLimitFactor: 1, auth: { rates: { [bucket]: 1 }, anonymous: true, web3 } },
  })
  const ask = () => wide.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect((await ask()).status).not.toBe(429)
  expect((await ask()).status).toBe(429)
  await wide.close()
})

describe('what has no limit of its own', () => {
  const FEW = 3
  const wide = Object.fromEntries(all.map((bucket) => [bucket, 1_000_000]))
  const place = createTestHeraia({
    settings: { rateLimitFactor: FEW / limits.account.points, auth: { rates: wide, saml: true } },
  })
  afterAll(async () => (await place).close())

  const unlimited = endpoints.filter(({ limit }) => limit === null).map(({ method, path }) => [method, path])

  test.each([
    ...unlimited,
    ['GET', '/nothing-here'],
  ])('%s %s takes from what her address may ask for in all', async (method, path) => {
    const fetch = (await place).fetchFrom(newNetwork())
    const ask = () =>
      fetch(`/auth/v1${path?.replaceAll(/:\w+/g, crypto.randomUUID())}`, {
        ...{ method, redirect: 'manual' },
        headers: { authorization: 'Bearer forged', 'x-supabase-api-version': '2024-01-01' },
      })
    for (let n = 0; n < FEW; n++) expect((await ask()).status).not.toBe(429)
    const held = await ask()
    expect([held.status, (await held.json()).code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('so does an operator with a token that counts', async () => {
    const { fetchFrom, db } = await place
    const fetch = fetchFrom(newNetwork())
    const headers = { authorization: `Bearer ${(await adminClient(await place)).token}` }
    for (let n = 0; n < FEW; n++) expect((await fetch('/auth/v1/admin/users', { headers })).status).toBe(200)
    expect((await fetch('/auth/v1/admin/users', { headers })).status).toBe(429)
    const onRecord = db.selectFrom('audit_log').select('id').where('action', '=', 'session.held_back')
    expect(await onRecord.execute()).toEqual([])
  })

  test('who asks the rest of the API too often keeps nobody beside her from signing in, nor the other way round', async () => {
    const { fetchFrom } = await place
    const statusesOf = async (from: string, path: string) => {
      const ask = async () => (await fetchFrom(from)(path)).status
      return [await ask(), await ask(), await ask(), await ask()]
    }
    for (const [first, second] of [
      ['/api/site', '/auth/v1/settings'],
      ['/auth/v1/settings', '/api/site'],
    ] as const) {
      const from = newNetwork()
      expect(await statusesOf(from, first)).toEqual([200, 200, 200, 429])
      expect(await statusesOf(from, second)).toEqual([200, 200, 200, 429])
    }
  })
})

test('no bucket is without an endpoint or an account', () => {
  const ofEndpoints = new Set(limited.map(({ limit }) => limit))
  const ofAccounts: AuthLimit[] = [
    'password',
    'code',
    'passwordOwn',
    'codeOwn',
    'factor',
    'factorOwn',
    'factorOfSession',
    'mail',
    'mailOwn',
    'mailWanted',
    'sms',
    'smsWanted',
    'smsOwn',
    'mailEvery',
    'smsEvery',
    'smsOwnEvery',
    'mailOfAll',
    'mailUnprovenOfAll',
    'mailUnprovenWaits',
    'mailOwnOfAll',
    'smsOfAll',
    'smsOwnOfAll',
  ]
  const taken = [...ofEndpoints, ...ofAccounts, 'anonymous', 'web3']
  expect(all.filter((bucket) => !taken.includes(bucket))).toEqual([])
})

test('so is who is led back to a page, where no script reads a header', async () => {
  const fetch = heraia.fetchFrom(newNetwork())
  const visit = () =>
    fetch('/auth/v1/verify?token=none&type=signup', { redirect: 'manual', headers: { accept: 'text/html' } })
  await visit()
  const { searchParams } = new URL((await visit()).headers.get('location') ?? '')
  expect(searchParams.get('error_code')).toBe('over_request_rate_limit')
  expect(Number(searchParams.get('retry_after'))).toBe(authLimits.verify.windowSeconds)
})
