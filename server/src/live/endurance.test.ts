import { atDatabase } from '@heraia/hosts/node/postgres/ensure-database'
import { openPostgres } from '@heraia/hosts/node/postgres/postgres'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction, type Viewer } from '../context.ts'
import { livingSessions } from '../features/accounts/sessions/find-viewer.ts'
import { MISSED } from './broadcasts.ts'
import { createLive, type Live } from './create-live.ts'
import { tell } from './tell.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

/** The live part alone, with a heart that beats fast if nothing else is said. */
function quickLive(
  viewer: Pick<Viewer, 'id'>,
  heartbeatMs = 40,
  isOver: () => boolean = () => false,
): { live: Live; fetch: typeof globalThis.fetch } {
  const findViewer = async () => ({ ...viewer, sessionId: viewer.id }) as unknown as Viewer
  const live = createLive(
    heraia.context.ports,
    findViewer,
    {
      presenceAudience: async () => new Map(),
      livingSessions: async (ids) => new Set(isOver() ? [] : ids),
    },
    { heartbeatMs, beatMs: 60_000, graceMs: 60_000, answerMs: 60_000 },
  )
  const fetch: typeof globalThis.fetch = async (_, init) =>
    (await live.answer(new Request(`${heraia.siteUrl}/events`, init), heraia.context)) ?? Response.error()
  return { live, fetch }
}

test('a stream ends a minute after the token that opened it, and not before', async () => {
  const dana = await joins('Dana Token')
  const { live, fetch } = quickLive(dana)
  const stream = await listen(fetch, dana.token)
  let ended = false
  void stream.ended.then(() => {
    ended = true
  })
  heraia.clock.advance({ minutes: 60, seconds: 30 })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(ended).toBe(false)
  heraia.clock.advance({ seconds: 31 })
  await stream.ended
  live.close()
})

describe('what a lost broadcast did not say is found', () => {
  const unheard = {
    ...heraia.context,
    ports: { ...heraia.context.ports, broadcast: { publish: async () => {}, subscribe: () => () => {} } },
  }

  test('with the next heartbeat', async () => {
    const dana = await joins('Dana Lost')
    const { live, fetch } = quickLive(dana)
    const stream = await listen(fetch, dana.token)
    await stream.next('hello')
    await inTransaction(unheard, (tx) => tell(tx, [dana.id], 'profile.changed', { personId: dana.id }))
    await stream.next('profile.changed', 2000)
    live.close()
    await stream.ended
  })

  test('as soon as the process hears the others again', async () => {
    const dana = await joins('Dana Deaf')
    const { live, fetch } = quickLive(dana, 60 * 60_000)
    const stream = await listen(fetch, dana.token)
    await stream.next('hello')
    await inTransaction(unheard, (tx) => tell(tx, [dana.id], 'profile.changed', { personId: dana.id }))
    await heraia.context.ports.broadcast.publish(MISSED)
    await stream.next('profile.changed', 2000)
    live.close()
    await stream.ended
  })
})

describe('a session whose end nobody told here takes its stream with it', () => {
  test.each([
    ['with the next heartbeat', 40],
    ['as soon as the process hears the others again', 60 * 60_000],
  ])('%s', async (when, heartbeatMs) => {
    const dana = await joins('Dana Unheard')
    let isOver = false
    const { live, fetch } = quickLive(dana, heartbeatMs, () => isOver)
    const stream = await listen(fetch, dana.token)
    await stream.next('hello')
    isOver = true
    if (when.startsWith('as soon')) await heraia.context.ports.broadcast.publish(MISSED)
    await stream.ended
    live.close()
  })

  test('where it ended while the stream was being opened', async () => {
    const dana = await joins('Dana Between')
    const { live, fetch } = quickLive(dana, 60 * 60_000, () => true)
    await (await listen(fetch, dana.token)).ended
    live.close()
  })
})

test('of a session that lives, nobody who may not come in keeps a stream', async () => {
  const dana = await joins('Dana Lives')
  const ids = (await heraia.db.selectFrom('auth_sessions').select('id').where('user_id', '=', dana.id).execute()).map(
    ({ id }) => id,
  )
  const living = async () => [...(await livingSessions(heraia.context, [...ids, crypto.randomUUID()]))]
  expect(ids).not.toEqual([])
  expect(await living()).toEqual(ids)
  for (const state of ['suspended', 'closed', 'leaving', 'active'] as const) {
    await heraia.db.updateTable('profiles').set({ state }).where('id', '=', dana.id).execute()
    expect(await living()).toEqual(state === 'active' ? ids : [])
  }
  const hers = heraia.db.updateTable('users').where('id', '=', dana.id)
  await hers.set({ has_second_factor: true }).execute()
  expect(await living()).toEqual([])
  await hers.set({ has_second_factor: false, banned_until: new Date(heraia.clock.now().getTime() + 60_000) }).execute()
  expect(await living()).toEqual([])
  await heraia.db.deleteFrom('auth_sessions').where('user_id', '=', dana.id).execute()
  await hers.set({ banned_until: null }).execute()
  expect(await living()).toEqual([])
})

test.runIf(heraia.databaseUrl)(
  'while the database is gone streams stay open; they catch up when it is back',
  async () => {
    const dana = await joins('Dana Outage')
    const { live, fetch } = quickLive(dana)
    const stream = await listen(fetch, dana.token)
    await stream.next('hello')
    let ended = false
    void stream.ended.then(() => {
      ended = true
    })
    const url = heraia.databaseUrl ?? ''
    const name = new URL(url).pathname.slice(1)
    const admin = openPostgres(atDatabase(url, 'postgres'), { max: 1 })
    await sql`alter database ${sql.id(name)} allow_connections false`.execute(admin.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin.db)
    expect((await heraia.fetch('/readyz')).status).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await sql`alter database ${sql.id(name)} allow_connections true`.execute(admin.db)
    await admin.close()
    expect((await heraia.fetch('/readyz')).status).toBe(200)
    await inTransaction(heraia.context, (tx) => tell(tx, [dana.id], 'profile.changed', { personId: dana.id }))
    await stream.next('profile.changed', 10_000)
    expect(ended).toBe(false)
    expect(heraia.log.lines.some(({ message }) => message === 'live events wait for the database')).toBe(true)
    live.close()
  },
)
