import { setTimeout as sleep } from 'node:timers/promises'
import { uuid7 } from '@heraia/contract/uuid7'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CutLine, cutLine } from '../test/cut-line.ts'
import { type EventStream, listen } from '../test/event-stream.ts'
import { recordedLog } from '../test/recorded-log.ts'
import { engineOfThisRun, openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { freePort } from './free-port.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'
import type { Web } from './web.ts'

vi.mock('virtual:client-assets', () => ({ default: { scripts: [], preloads: [], styles: [], pages: {} } }))

const GONE_MS = 10_000

/** Pages that say what they found. */
const drawn = ['/athletes', '/search']
/** Asked for while it was gone for the last time, and next when it is back: what is kept of it would still be there. */
const drawnLast = '/search?q=mira'

/** The whole host on a database whose line is cut: PGlite lives in the process and is never gone. */
describe.runIf(engineOfThisRun() === 'postgres')('the database is gone for ten seconds', () => {
  const log = recordedLog()
  let database: TestDatabase
  let line: CutLine
  let heraia: { stop(): Promise<void> }
  let site: string
  let [mira, dana] = [
    { id: '', token: '' },
    { id: '', token: '' },
  ]
  let stream: EventStream
  let conversation: string
  const [first, wasRefused] = [uuid7(), uuid7()]
  const onTheWay = Array.from({ length: 20 }, () => uuid7())

  beforeAll(async () => {
    // Pages are kept, as on a site that is built.
    vi.stubEnv('DEV', false)
    database = await openTestDatabase('postgres')
    line = await cutLine(database.url ?? '')
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    const settings = readSettings({ PORT: String(port), DATABASE_URL: line.url })
    // As it is drawn, not as it was built: what is built last may be of another day.
    const { render, changed }: Pick<Web, 'render' | 'changed'> = await import('@heraia/web/src/entry-server.tsx')
    heraia = await start(settings, log, async () => ({
      assets: () => null,
      ...{ render, changed },
      before: (listener) => listener,
      close: async () => {},
    }))
    ;[mira, dana] = [await registers('Mira'), await registers('Dana')]
    // What a stranger writes would wait as a request, and a request holds few messages.
    await put(dana, `/profiles/${mira.id}/follow`)
    conversation = ((await (await put(mira, `/conversations/with/${dana.id}`)).json()) as { id: string }).id
    stream = await listen((path, init) => fetch(new URL(path as string, site), init), dana.token)
    await stream.next('hello')
    await writes(first, 'Before')
    await stream.next('message.new')
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await stream?.close()
    await heraia?.stop()
    await line?.close()
    await database?.close()
  })

  test('every request says so at once and when to come back, and the process lives', async () => {
    const sending = onTheWay.map((id) => writes(id, 'On the way'))
    await sleep(20)
    await line.cut()
    for (const { status } of await Promise.all(sending)) expect([200, 503]).toContain(status)
    const end = performance.now() + GONE_MS
    while (performance.now() < end) {
      const asked = performance.now()
      const answers = await Promise.all([
        fetch(`${site}/readyz`),
        fetch(`${site}/api/feed`),
        fetch(`${site}/api/me`, { headers: bearer(mira) }),
        post('/api/rpc/feed/timeline', { json: {} }),
        writes(wasRefused, 'Written while it was gone'),
        post('/auth/v1/token?grant_type=password', { email: 'mira@example.org', password: 'secret1' }),
        post('/auth/v1/signup', { email: 'new@example.org', password: 'secret1' }),
        ...drawn.map((path) => fetch(site + path)),
      ])
      expect(performance.now() - asked).toBeLessThan(5000)
      for (const answer of answers) {
        expect([answer.url, answer.status]).toEqual([answer.url, 503])
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        await answer.body?.cancel()
      }
      expect((await fetch(`${site}/healthz`)).status).toBe(200)
      expect((await fetch(`${site}/about`)).status, 'words need no database').toBe(200)
      await sleep(500)
    }
    expect((await fetch(site + drawnLast)).status).toBe(503)
    expect(stream.heard.some(({ kind }) => kind === 'session.ended')).toBe(false)
  })

  test('back again, everything is answered, and what was refused is sent once more and there once', async () => {
    await line.mend()
    await expect.poll(async () => (await fetch(`${site}/readyz`)).status, { timeout: 5000 }).toBe(200)
    for (const path of [drawnLast, ...drawn]) expect([path, (await fetch(site + path)).status]).toEqual([path, 200])
    for (const id of [...onTheWay, wasRefused, wasRefused]) expect((await writes(id, 'Sent again')).status).toBe(200)
    const list = await fetch(`${site}/api/conversations/${conversation}/messages?limit=50`, { headers: bearer(dana) })
    const { items } = (await list.json()) as { items: { id: string }[] }
    expect(items.map(({ id }) => id).sort()).toEqual([first, ...onTheWay, wasRefused].sort())
  })

  test('a stream that was open before goes on and brings what is written after', async () => {
    const last = uuid7()
    await writes(last, 'After')
    const heard = () =>
      stream.heard.flatMap(({ kind, data }) => (kind === 'message.new' && 'message' in data ? [data.message.id] : []))
    await expect.poll(() => heard().at(-1), { timeout: 20_000 }).toBe(last)
    expect(heard().sort()).toEqual([first, ...onTheWay, wasRefused, last].sort())
  }, 45_000)

  test('none of it was an error that nobody expected', () => {
    const unexpected = ['request failed', 'auth request failed']
    expect(log.lines.filter(({ message }) => unexpected.includes(message))).toEqual([])
  })

  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(site + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  const put = (as: { token: string }, path: string, body: object = {}) =>
    fetch(`${site}/api${path}`, { method: 'PUT', headers: { ...json, ...bearer(as) }, body: JSON.stringify(body) })
  const writes = (id: string, text: string) => put(mira, `/conversations/${conversation}/messages/${id}`, { text })

  async function registers(name: string): Promise<{ id: string; token: string }> {
    const data = { name: `${name} López`, role: 'fan', terms_version: '1' }
    const email = `${name.toLowerCase()}@example.org`
    const answer = await post('/auth/v1/signup', { email, password: 'secret1', data })
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
    return { id: user.id, token }
  }
})
