import { setTimeout as sleep } from 'node:timers/promises'
import { addKey, dropKey, switchKey } from '@heraia/server/features/accounts/tokens/rotate-keys'
import { decodeProtectedHeader } from 'jose'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminClient } from '../test/admin-client.ts'
import { createTestHeraia, type TestHeraia } from '../test/heraia.ts'
import { KilledTogether } from '../test/killed-together.ts'
import { recordedLog } from '../test/recorded-log.ts'
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts'
import { engineOfThisRun } from '../test/test-database.ts'
import { broadcastPostgres, type PostgresBroadcast } from './broadcast-postgres.ts'

/** Servers are started and killed in it. */
const LONG = { timeout: 120_000 }
const named = { 'x-supabase-api-version': '2024-01-01' }

/** Two processes share one database: PGlite has but one. */
describe.runIf(engineOfThisRun() === 'postgres')('two processes on one database', () => {
  let heraia: TestHeraia
  let [one, other]: SpawnedServer[] = []
  let pool: pg.Pool
  let operators: PostgresBroadcast

  beforeAll(async () => {
    heraia = await createTestHeraia()
    const env = { DATABASE_URL: heraia.databaseUrl ?? '', AUTH_AUTOCONFIRM: 'on' }
    const limits = { AUTH_RATE_RECOVER: '3', AUTH_RATE_PASSWORD: '3', AUTH_RATE_SIGN_UP: '1000' }
    // One after the other: the first migrates and makes the key.
    one = await spawnServer({ ...env, ...limits })
    other = await spawnServer({ ...env, ...limits })
    pool = new pg.Pool({ connectionString: heraia.databaseUrl ?? '', max: 2 }).on('error', () => {})
    operators = await broadcastPostgres(heraia.databaseUrl ?? '', pool, recordedLog())
  }, 240_000)

  afterAll(async () => {
    await Promise.all([one?.kill9(), other?.kill9()])
    await operators?.close()
    await pool?.end()
    await heraia?.close()
  })

  const both = (): SpawnedServer[] => [one, other].flatMap((server) => server ?? [])
  const at = (which: 'one' | 'other'): SpawnedServer => {
    const server = which === 'one' ? one : other
    if (!server) throw new Error('It did not start.')
    return server
  }

  async function post(server: SpawnedServer, path: string, body: object, token?: string) {
    const response = await fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { ...named, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const answer = (text ? JSON.parse(text) : {}) as {
      code?: string
      access_token?: string
      refresh_token?: string
      user?: { id: string }
    }
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), ...answer }
  }

  let count = 0
  async function joins(server = at('one')) {
    const email = `person-${++count}@example.org`
    const data = { name: 'Mira López', role: 'fan', terms_version: '1' }
    const { access_token: token = '', user } = await post(server, '/signup', { email, password: 'secret1', data })
    return { email, token, id: user?.id ?? '' }
  }

  /** As `npm run admin -- keys …` does it: in a process of its own, which tells the others. */
  const asOperator = () => ({ ...heraia.context, ports: { ...heraia.context.ports, broadcast: operators } })
  const kidOf = (token: string) => decodeProtectedHeader(token).kid

  const statusOf = async (server: SpawnedServer, token: string, path = '/api/me') => {
    const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
    await response.body?.cancel()
    return response.status
  }

  describe.concurrent('one of them is killed and started again', () => {
    const isRefused = { status: 429, code: 'over_request_rate_limit' }
    const together = new KilledTogether(() => [at('other')])
    beforeEach(() => together.joins())
    afterEach(() => together.leaves())

    test('the limit of an address holds at both, before and after', LONG, async () => {
      const asks = (server: SpawnedServer, n: number) => post(server, '/recover', { email: `a${n}@example.org` })
      for (const [n, server] of [at('one'), at('other'), at('one')].entries()) {
        expect((await asks(server, n)).status).toBe(200)
      }
      const refused = await asks(at('other'), 4)
      expect(refused).toMatchObject(isRefused)
      expect(refused.retryAfter).toBeGreaterThan(0)
      expect(await asks(at('one'), 5)).toMatchObject(isRefused)
      await together.killed()
      for (const server of both()) expect(await asks(server, 6)).toMatchObject(isRefused)
    })

    test('the limit of an account holds at both, before and after', LONG, async () => {
      const { email } = await joins()
      const tries = (server: SpawnedServer, password: string) =>
        post(server, '/token?grant_type=password', { email, password })
      for (const server of [at('one'), at('other'), at('one')]) {
        expect(await tries(server, 'a-guess')).toMatchObject({ status: 400, code: 'invalid_credentials' })
      }
      await together.killed()
      for (const server of both()) expect(await tries(server, 'secret1')).toMatchObject(isRefused)
      const another = await joins()
      const signsIn = { email: another.email, password: 'secret1' }
      expect((await post(at('other'), '/token?grant_type=password', signsIn)).status).toBe(200)
    })

    test(
      'it signs with the key that the operator turned to meanwhile, and the one of before takes its tokens',
      LONG,
      async () => {
        const added = await addKey(asOperator())
        await switchKey(asOperator(), added)
        await together.killed()
        const { token } = await joins(at('other'))
        expect(kidOf(token)).toBe(added)
        for (const server of both()) expect(await statusOf(server, token)).toBe(200)
      },
    )
  })

  test(
    'twenty tabs that refresh at once, some at one and some at the other, are one session and stay signed in',
    LONG,
    async () => {
      const { email } = await joins()
      const begun = await post(at('one'), '/token?grant_type=password', { email, password: 'secret1' })
      const refresh = (server: SpawnedServer, refresh_token = '') =>
        post(server, '/token?grant_type=refresh_token', { refresh_token })
      const tabs = Array.from({ length: 20 }, (_, tab) => at(tab % 2 ? 'one' : 'other'))
      const answers = await Promise.all(tabs.map((server) => refresh(server, begun.refresh_token)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
      for (const server of both()) expect((await refresh(server, answers[0]?.refresh_token)).status).toBe(200)
    },
  )

  describe('what happens at one ends her access at the other within a second', () => {
    const admin = async () => adminClient({ ...heraia, siteUrl: at('one').url, fetch: globalThis.fetch })
    const ends: [string, (her: { id: string; token: string }) => Promise<unknown>][] = [
      ['a sign-out', (her) => post(at('one'), '/logout', {}, her.token)],
      ['a ban', async ({ id }) => (await admin()).admin.updateUserById(id, { ban_duration: '24h' })],
      ['a deletion', async ({ id }) => (await admin()).admin.deleteUser(id)],
      ['a deletion that keeps her row', async ({ id }) => (await admin()).admin.deleteUser(id, true)],
    ]

    test.each(ends)('%s', LONG, async (_, end) => {
      const her = await joins()
      expect(await statusOf(at('other'), her.token)).toBe(200)
      await end(her)
      const ended = performance.now()
      let lastIn = ended
      for (;;) {
        const asked = performance.now()
        if ((await statusOf(at('other'), her.token)) === 401) break
        lastIn = asked
        await sleep(20)
      }
      expect(lastIn - ended).toBeLessThan(1000)
      expect(await statusOf(at('other'), her.token, '/auth/v1/user')).toBe(403)
    })
  })

  describe('the operator turns the signing keys', () => {
    /** Both hear of it at once; how long a busy machine takes to say so is no matter. */
    const SOON = { timeout: 20_000 }
    const published = async (server: SpawnedServer) => {
      const { keys } = (await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json()) as {
        keys: { kid: string }[]
      }
      return keys.map(({ kid }) => kid).sort()
    }

    test(
      'both publish it, sign with it, take the tokens of either, and refuse those of a dropped one',
      LONG,
      async () => {
        const before = await joins()
        const old = kidOf(before.token) ?? ''
        const known = await published(at('one'))
        const added = await addKey(asOperator())
        for (const server of both()) await expect.poll(() => published(server), SOON).toEqual([...known, added].sort())
        await switchKey(asOperator(), added)
        for (const server of both()) await expect.poll(async () => kidOf((await joins(server)).token), SOON).toBe(added)
        for (const signing of both()) {
          const { token } = await joins(signing)
          for (const server of both()) expect(await statusOf(server, token)).toBe(200)
        }
        for (const server of both()) expect(await statusOf(server, before.token)).toBe(200)
        await dropKey(asOperator(), old)
        for (const server of both()) {
          await expect.poll(() => statusOf(server, before.token), SOON).toBe(401)
          await expect.poll(() => statusOf(server, before.token, '/auth/v1/user'), SOON).toBe(403)
        }
      },
    )
  })
})
