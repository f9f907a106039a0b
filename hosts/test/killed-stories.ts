import { GoTrueClient } from '@supabase/auth-js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type CutStep, HeldTables } from './held-tables.ts'
import { createTestHeraia, type TestHeraia } from './heraia.ts'
import { KilledTogether } from './killed-together.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

/** Each step is a process of its own that is killed after it. */
export const STEPS = { timeout: 600_000 }

export const PASSWORD = 'secret1'

/**
 * For a suite of stories that go side by side: a server on a database of its own, which is killed and started again when
 * each of them asks for it. `prepare`: its settings, asked for where the suite runs.
 */
export function killedStories(prepare: () => Promise<Record<string, string>>) {
  let heraia: TestHeraia
  let server: SpawnedServer

  beforeAll(async () => {
    heraia = await createTestHeraia()
    const DATABASE_URL = heraia.databaseUrl ?? ''
    const usual = { AUTH_AUTOCONFIRM: 'off', RATE_LIMIT_FACTOR: '1000' }
    server = await spawnServer({ DATABASE_URL, ...usual, ...(await prepare()) })
  }, 180_000)

  afterAll(async () => {
    await server?.kill9()
    await heraia?.close()
  })

  const together = new KilledTogether<CutStep | null>(() => [server], new HeldTables(() => heraia.databaseUrl ?? ''))
  beforeEach(() => together.joins())
  afterEach(() => together.leaves())

  /** Her browser lives on while the server does not. */
  function browser(flowType: 'implicit' | 'pkce' = 'implicit'): GoTrueClient {
    const storage = new Map<string, string>()
    return new GoTrueClient({
      url: `${server.url}/auth/v1`,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      flowType,
      experimental: { recoveryCodes: true, passkey: true },
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    })
  }

  /** The newest mail to her; mails are jobs, so it may come from the process after the one that was killed. */
  async function mailTo(address: string, path: string): Promise<string> {
    const read = () =>
      heraia.db
        .selectFrom('outbox_mails')
        .select('text')
        .where('to_address', '=', address)
        .where('text', 'like', `%${path}%`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    // Not expect.poll, which asks for the one test that runs.
    return vi.waitFor(
      async () => {
        const token = /token_hash=(\w+)/.exec((await read())?.text ?? '')?.[1] ?? ''
        expect(token).not.toBe('')
        return token
      },
      { timeout: STEPS.timeout / 2 },
    )
  }

  const isIn = async (email: string, password: string) =>
    (await browser().signInWithPassword({ email, password })).error === null

  const getsIn = async (email: string, password = PASSWORD) =>
    expect((await browser().signInWithPassword({ email, password })).error).toBeNull()

  /** Her name, as the API says it of whoever is signed in. */
  async function nameOf(auth: GoTrueClient): Promise<string | undefined> {
    const token = (await auth.getSession()).data.session?.access_token
    const me = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    return (await me.json()).name
  }

  async function member(email: string, auth = browser()): Promise<GoTrueClient> {
    const options = { data: { name: 'Mira López', role: 'fan' } }
    expect((await auth.signUp({ email, password: PASSWORD, options })).error).toBeNull()
    const token_hash = await mailTo(email, 'type=signup')
    expect((await auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
    return auth
  }

  return {
    ...{ browser, mailTo, isIn, getsIn, nameOf, member },
    url: () => server.url,
    db: () => heraia.db,
    killed: () => together.killed(null),
    /** What she sends is cut off where it writes into one of the tables that it writes into. */
    cut: (writes: readonly string[], at: number, send: () => Promise<unknown>) => together.killed({ writes, at, send }),
  }
}
