import { MISSED } from '@heraia/server/live/broadcasts'
import type { JobQueue, PrivateJwk } from '@heraia/server/ports'
import { exportJWK, generateKeyPair, jwtVerify } from 'jose'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { broadcastLocal } from './broadcast-local.ts'
import { passwords as passwordsInBrowser } from './browser/passwords.ts'
import { digests } from './digests.ts'
import { jobsInTable } from './jobs-in-table.ts'
import { broadcastPostgres } from './node/broadcast-postgres.ts'
import { digests as digestsOfNode } from './node/digests.ts'
import { jobsGraphile, prepareJobs } from './node/jobs-graphile.ts'
import { passwords } from './node/passwords.ts'
import { startJobs } from './node/start-jobs.ts'
import { random } from './random.ts'
import { manualClock } from './test/manual-clock.ts'
import { recordedLog } from './test/recorded-log.ts'
import { openTestDatabase } from './test/test-database.ts'

const database = await openTestDatabase()
const { db, url } = database
afterAll(() => database.close())

const log = recordedLog()

/** The database of a test is dropped under connections that are just closing. */
function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: url ?? '', max: 2 })
  return pool.on('error', () => {})
}
await sql`create extension if not exists unaccent`.execute(db)
await sql`create extension if not exists pg_trgm`.execute(db)

describe('values come back from the database the same on both engines', () => {
  test.each([
    ['a count', sql`count(*) filter (where true)`, 1],
    ['a big number', sql`9007199254740991::int8`, 9007199254740991],
    ['money', sql`12.50::numeric(10,2)`, '12.50'],
    ['a day', sql`'2020-02-29'::date`, '2020-02-29'],
    ['a moment', sql`'2020-02-29T12:00:00.123+02'::timestamptz`, new Date('2020-02-29T10:00:00.123Z')],
    ['a document', sql`'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
    ['a list of numbers', sql`array[1,2]::int8[]`, [1, 2]],
    ['an empty list of days', sql`'{}'::date[]`, []],
    ['a list of words', sql`array['a,b','"c"',null]`, ['a,b', '"c"', null]],
    ['a duration', sql`'1 day'::interval`, '1 day'],
    ['a capital with an accent', sql`lower('ÑANDÚ')`, 'ñandú'],
    ['an order', sql`(select array_agg(t order by t) from unnest(array['b','á','A','a']) t)`, ['A', 'a', 'b', 'á']],
    ['a search without accents', sql`unaccent('Peñarol')`, 'Penarol'],
    ['a likeness', sql`similarity('hera', 'hera')`, 1],
  ])('%s', async (_, expression, expected) => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(db)
    expect(rows[0]?.value).toEqual(expected)
  })

  test.each([
    ['bare words', ['a', 'b-2', '_c']],
    ['words that mean something', ['null', 'NULL', 'a']],
    ['words in need of quotes', ['a', '', ' ', 'a,b', '"c"', '{d}', 'e\\', 'Ñandú']],
    ['nothing', []],
  ])('a list goes there and back: %s', async (_, words) => {
    const { rows } = await sql<{ value: unknown }>`select ${words}::text[] as value`.execute(db)
    expect(rows[0]?.value).toEqual(words)
  })

  test('changed rows are counted', async () => {
    await sql`create table if not exists counted (n int)`.execute(db)
    await sql`insert into counted values (1), (2)`.execute(db)
    const { numAffectedRows } = await sql`delete from counted`.execute(db)
    expect(numAffectedRows).toBe(2n)
  })
})

describe.runIf(url)('broadcast over PostgreSQL', () => {
  keepsBroadcastPromises(async () => {
    const pool = openPool()
    const one = await broadcastPostgres(url ?? '', pool, log)
    const other = await broadcastPostgres(url ?? '', pool, log)
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()])
      await pool.end()
    })
    return [one, other]
  })

  test('comes back after its connection was cut, and says that it may have missed something', async () => {
    const pool = openPool()
    const broadcast = await broadcastPostgres(url ?? '', pool, log)
    onTestFinished(async () => {
      await broadcast.close()
      await pool.end()
    })
    const heard: string[] = []
    broadcast.subscribe((message) => heard.push(message))
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen heraia'")
    await expect
      .poll(async () => {
        await broadcast.publish('again')
        return heard
      })
      .toContain('again')
    expect(heard[0]).toBe(MISSED)
  })
})

describe('broadcast inside one process', () => {
  keepsBroadcastPromises(async () => {
    const broadcast = broadcastLocal()
    return [broadcast, broadcast]
  })
})

function keepsBroadcastPromises(open: () => Promise<ReturnType<typeof broadcastLocal>[]>) {
  test('everyone who listens hears every message in order, until she stops', async () => {
    const [here, there] = await open()
    const heardHere: string[] = []
    const heardThere: string[] = []
    here?.subscribe((message) => heardHere.push(message))
    const stop = there?.subscribe((message) => heardThere.push(message))
    await here?.publish('one')
    await here?.publish('two ñ')
    await expect.poll(() => heardThere).toEqual(['one', 'two ñ'])
    stop?.()
    await here?.publish('three')
    await expect.poll(() => heardHere).toEqual(['one', 'two ñ', 'three'])
    expect(heardThere).toEqual(['one', 'two ñ'])
  })

  test('a message that is too long is refused', async () => {
    const [here] = await open()
    await expect(here?.publish('ñ'.repeat(3501))).rejects.toThrow('too long')
    await here?.publish('x'.repeat(7000))
  })
}

describe('jobs in a table', () => {
  keepsJobPromises(async (run) => {
    const clock = manualClock()
    const jobs = jobsInTable(db, clock)
    const settle = () => jobs.runDue(run).catch(() => clock.advance({ hours: 1 }))
    const failForGood = (key: string, at: Date) =>
      sql`update waiting_jobs set attempts = 25, run_at = ${at} where key = ${key}`.execute(db)
    const isThere = async (key: string) =>
      (await sql`select from waiting_jobs where key = ${key}`.execute(db)).rows.length > 0
    return { jobs, clock, settle, failForGood, isThere }
  })
})

describe.runIf(url)('jobs of Graphile Worker', () => {
  keepsJobPromises(async (run) => {
    await prepareJobs(url ?? '', log)
    const worker = await startJobs(url ?? '', { runJob: run, jobNames: ['greet'], schedule: [] }, log)
    onTestFinished(() => worker.stop())
    const failForGood = (key: string, at: Date) =>
      sql`update graphile_worker._private_jobs set attempts = max_attempts, updated_at = ${at}
        where key = ${key}`.execute(db)
    const isThere = async (key: string) =>
      (await sql`select from graphile_worker._private_jobs where key = ${key}`.execute(db)).rows.length > 0
    return { jobs: jobsGraphile, clock: { now: () => new Date() }, settle: async () => {}, failForGood, isThere }
  })

  test('the jobs of somebody are found by an index, however many wait', async () => {
    await prepareJobs(url ?? '', log)
    const jobs = () => sql<{ plan: string }>`
      explain select id from graphile_worker._private_jobs where payload ->> 'userId' = ${crypto.randomUUID()}`
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return (await jobs().execute(tx)).rows
    })
    expect(JSON.stringify(plan)).toContain('heraia_jobs_of_user')
    await prepareJobs(url ?? '', log)
  })
})

type RunJob = (name: string, payload: Record<string, unknown>) => Promise<void>

function keepsJobPromises(
  open: (run: RunJob) => Promise<{
    jobs: JobQueue
    clock: { now(): Date }
    settle(): Promise<void>
    failForGood(key: string, at: Date): Promise<unknown>
    isThere(key: string): Promise<boolean>
  }>,
) {
  const world = async (fails = 0) => {
    const greeted: string[] = []
    let failures = fails
    const queue = await open(async (_, payload) => {
      if (failures-- > 0) throw new Error('not yet')
      greeted.push(String(payload.who))
    })
    const seen = async () => {
      await queue.settle()
      return greeted.toSorted()
    }
    const eventually = async (expected: string[]) => {
      await expect.poll(seen, { timeout: 15_000 }).toEqual(expected)
    }
    return { ...queue, greeted, eventually }
  }

  test('a job runs once, after the change that asked for it is stored', async () => {
    const { jobs, eventually, greeted, settle } = await world()
    await db.transaction().execute((tx) => jobs.add(tx, { name: 'greet', payload: { who: 'Ana' } }))
    await eventually(['Ana'])
    await settle()
    expect(greeted).toEqual(['Ana'])
  })

  test('many are asked for at once, each with its time and key', async () => {
    const { jobs, clock, eventually, isThere } = await world()
    const later = new Date(clock.now().getTime() + 365 * 86_400_000)
    const greet = (who: string) => ({ name: 'greet', payload: { who } })
    await jobs.add(db, { ...greet('late'), key: 'hello of many', runAt: later })
    await jobs.addMany(db, [])
    await jobs.addMany(db, [
      ...[greet('Ana'), { ...greet('Bea'), key: 'hello of many' }],
      ...[greet('Eva, "the {quick}"'), { ...greet('next year'), key: 'many later', runAt: later }],
    ])
    await eventually(['Ana', 'Bea', 'Eva, "the {quick}"'])
    expect(await isThere('many later')).toBe(true)
  })

  test('a job of a change that was taken back never runs', async () => {
    const { jobs, eventually } = await world()
    const change = db.transaction().execute(async (tx) => {
      await jobs.add(tx, { name: 'greet', payload: { who: 'nobody' } })
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    await jobs.add(db, { name: 'greet', payload: { who: 'Bea' } })
    await eventually(['Bea'])
  })

  test('a job with the key of one that waits replaces it', async () => {
    const { jobs, clock, eventually } = await world()
    const later = new Date(clock.now().getTime() + 3_600_000)
    await jobs.add(db, { name: 'greet', payload: { who: 'first' }, key: 'hello', runAt: later })
    await jobs.add(db, { name: 'greet', payload: { who: 'second' }, key: 'hello' })
    await eventually(['second'])
  })

  test('a job for later waits', async () => {
    const { jobs, clock, eventually, greeted } = await world()
    const later = new Date(clock.now().getTime() + 365 * 86_400_000)
    await jobs.add(db, { name: 'greet', payload: { who: 'late' }, key: 'late', runAt: later })
    await jobs.add(db, { name: 'greet', payload: { who: 'now' } })
    await eventually(['now'])
    expect(greeted).toEqual(['now'])
  })

  test('what waits to be done for somebody is not done any more once she is gone, and other things are', async () => {
    const { jobs, eventually } = await world()
    const [gone, here] = [crypto.randomUUID(), crypto.randomUUID()]
    await db.transaction().execute(async (tx) => {
      await jobs.add(tx, { name: 'greet', payload: { who: 'gone', userId: gone } })
      await jobs.add(tx, { name: 'greet', payload: { who: 'Dana', userId: here } })
      await jobs.add(tx, { name: 'greet', payload: { who: 'Eva' } })
      await jobs.dropOf(tx, 'bid farewell', here)
      await jobs.dropOf(tx, 'greet', gone)
    })
    await eventually(['Dana', 'Eva'])
  })

  test('what failed for good is forgotten after a while, and what may still be done is not', async () => {
    const { jobs, clock, failForGood, isThere } = await world()
    const daysOn = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    const keys = ['failed long ago', 'failed lately', 'waits']
    for (const key of keys) await jobs.add(db, { name: 'greet', payload: { who: key }, key, runAt: daysOn(365) })
    await failForGood('failed long ago', daysOn(-8))
    await failForGood('failed lately', daysOn(-1))
    await jobs.sweepFailed(db, daysOn(-7))
    expect(await Promise.all(keys.map(isThere))).toEqual([false, true, true])
  })

  test('a job that fails is tried again', async () => {
    const { jobs, eventually } = await world(1)
    await jobs.add(db, { name: 'greet', payload: { who: 'Cloe' } })
    await eventually(['Cloe'])
  })
}

test.each([
  ['on a server', passwords(), /^\$argon2id\$v=19\$m=19456,t=10,p=1\$/],
  ['in a browser', passwordsInBrowser, /^pbkdf2\$/],
])('%s a password is known again, another is not, and a hash that cannot be read is nobody', async (_, hasher, looks) => {
  const stored = await hasher.hash('correct horse')
  expect(stored).toMatch(looks)
  expect(await hasher.verify(stored, 'correct horse')).toBe(true)
  expect(await hasher.verify(stored, 'wrong horse')).toBe(false)
  expect(await hasher.verify('not a hash', 'correct horse')).toBe(false)
})

test('random bytes are many and never the same', () => {
  expect(random.bytes(16)).toHaveLength(16)
  expect(random.bytes(16)).not.toEqual(random.bytes(16))
})

describe.each([
  ['of the Node host', digestsOfNode],
  ['by WebCrypto', digests],
])('digests %s', (_, { sha256, hmac, signer }) => {
  test('are those of every other program', async () => {
    expect(await sha256('Peñarol')).toBe('96b58b1068f9b2c4aa72147f87c77f8431c84e12bfb90d5f49ffefe0838109dc')
    expect(await hmac('key', 'Peñarol')).toBe('0zwu0y4ri9aF3HiBShVm8CwGMuNxzbMUKatVT9UqKEs')
  })

  test('a token that it signs is checked by the public key', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const sign = signer((await exportJWK(privateKey)) as PrivateJwk)
    const token = await sign({ alg: 'ES256', typ: 'JWT', kid: 'ours' }, { sub: 'Mira López 🎾' })
    const { payload, protectedHeader } = await jwtVerify(token, publicKey)
    expect([payload, protectedHeader]).toEqual([{ sub: 'Mira López 🎾' }, { alg: 'ES256', typ: 'JWT', kid: 'ours' }])
    // Many at once, by two keys: each gets hers.
    const other = await generateKeyPair('ES256', { extractable: true })
    const signOther = signer((await exportJWK(other.privateKey)) as PrivateJwk)
    const names = Array.from({ length: 40 }, (_, each) => `person ${each}`)
    const both = await Promise.all(
      names.map((sub) =>
        Promise.all([sign, signOther].map(async (by) => by({ alg: 'ES256', typ: 'JWT', kid: 'ours' }, { sub }))),
      ),
    )
    for (const [at, [one = '', two = '']] of both.entries()) {
      expect((await jwtVerify(one, publicKey)).payload.sub).toBe(names[at])
      expect((await jwtVerify(two, other.publicKey)).payload.sub).toBe(names[at])
    }
    // Among so many there are some whose halves begin with zeros.
    for (let sub = 0; sub < 600; sub += 1) {
      const one = await sign({ alg: 'ES256', typ: 'JWT', kid: 'ours' }, { sub: String(sub) })
      expect((await jwtVerify(one, publicKey)).payload.sub).toBe(String(sub))
    }
  })
})
