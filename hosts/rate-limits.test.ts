import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { rateLimiter } from './node/rate-limiter.ts'
import { rateLimitsTable } from './node/strict-limits.ts'
import { rateLimiterByClock } from './rate-limiter-by-clock.ts'
import { manualClock } from './test/manual-clock.ts'
import { openTestDatabase } from './test/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

/** The database of a test is dropped under connections that are just closing. */
function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: database.url ?? '', max: 2 })
  return pool.on('error', () => {})
}

describe('rate limits on the clock', () => {
  keepsLimitPromises(async () => rateLimiterByClock(manualClock()))

  test('the window opens again', async () => {
    const clock = manualClock()
    const limiter = rateLimiterByClock(clock)
    const take = () => limiter.take('sign-in', 'a', { points: 1, windowSeconds: 60 })
    await take()
    expect((await take()).retryAfterSeconds).toBe(60)
    clock.advance({ seconds: 60 })
    expect((await take()).retryAfterSeconds).toBe(0)
    clock.advance({ days: -1 })
    expect((await take()).retryAfterSeconds).toBe(0)
    expect((await take()).retryAfterSeconds).toBe(60)
  })
})

const limitOfTwo = { points: 2, windowSeconds: 60 }

describe('on the clock a point that is given back', () => {
  test('is there to take again, once', async () => {
    const limiter = rateLimiterByClock(manualClock())
    const take = async () => (await limiter.take('given back', 'a', limitOfTwo, true)).retryAfterSeconds > 0
    const first = [await take(), await take()]
    limiter.giveBack('given back', 'a', limitOfTwo)
    expect([...first, await take(), await take()]).toEqual([false, false, false, true])
  })
})

describe.runIf(database.url)('rate limits of the Node host', () => {
  const openLimiter = async () => {
    const pool = openPool()
    await pool.query(rateLimitsTable)
    onTestFinished(() => pool.end())
    return rateLimiter(pool)
  }
  keepsLimitPromises(openLimiter)

  test('a point that is given back is there to take again, on each process, but for windows that are over', async () => {
    const pool = openPool()
    onTestFinished(() => pool.end())
    const [one, other] = [await openLimiter(), await openLimiter()]
    const take = async (limiter: typeof one, key: string) =>
      (await limiter.take('given back', key, limitOfTwo, true)).retryAfterSeconds > 0
    for (const key of ['open', 'over']) expect([await take(one, key), await take(other, key)]).toEqual([false, false])
    const points = async () =>
      (await pool.query("select points from rate_limits where key like 'given back:%' order by points")).rows.map(
        (row) => row.points,
      )
    await pool.query(
      "update rate_limits set points = 7, expire = 0 where key = (select max(key) from rate_limits where key like 'given back:%')",
    )
    expect(await points()).toEqual([2, 7])
    for (const key of ['open', 'over']) one.giveBack('given back', key, limitOfTwo)
    await expect.poll(points).toEqual([1, 7])
    const passes: boolean[][] = []
    for (const key of ['open', 'over'])
      passes.push([await take(other, key), await take(one, key), await take(other, key)])
    expect(passes.map(String).toSorted()).toEqual(['false,false,true', 'false,true,true'])
  })

  test('a strict bucket holds across processes', async () => {
    const limit = { points: 1, windowSeconds: 60 }
    expect((await (await openLimiter()).take('shared', 'a', limit, true)).retryAfterSeconds).toBe(0)
    expect((await (await openLimiter()).take('shared', 'a', limit, true)).retryAfterSeconds).toBeGreaterThan(0)
  })

  test('of many who ask two processes at once, just as many get through as the limit says', async () => {
    const limit = { points: 7, windowSeconds: 60 }
    const [one, other] = [await openLimiter(), await openLimiter()]
    const turns = Array.from({ length: 10 }, () => [one, other]).flat()
    const [answers, ofOthers] = await Promise.all([
      Promise.all(turns.map((limiter) => limiter.take('crowd', 'a', limit, true))),
      Promise.all(['b', 'c'].map((key) => one.take('crowd', key, limit, true))),
    ])
    expect(answers.filter((answer) => answer.retryAfterSeconds === 0)).toHaveLength(7)
    expect(ofOthers).toEqual([{ retryAfterSeconds: 0 }, { retryAfterSeconds: 0 }])
  })

  test('a wide limit far away is not waited for; as many get through as it says, and of two processes hardly more', async () => {
    const limit = { points: 100, windowSeconds: 60 }
    const [one, other] = [await openLimiter(), await openLimiter()]
    const passes = (answers: { retryAfterSeconds: number }[]) =>
      answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === 0).length
    const takes = (limiter: typeof one, key: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => limiter.take('wide', key, limit, true)))
    expect(passes(await takes(one, 'a', 1))).toBe(1)
    expect(passes(await takes(one, 'a', 150))).toBe(99)
    expect(passes(await takes(one, 'a', 5))).toBe(0)
    await takes(one, 'b', 1)
    await takes(other, 'b', 1)
    const both = await Promise.all([takes(one, 'b', 100), takes(other, 'b', 100)])
    expect(passes(both.flat())).toBeLessThanOrEqual(98 + 25)
  })

  test('what was not waited for is counted all the same', async () => {
    const limit = { points: 100, windowSeconds: 60 }
    const limiter = await openLimiter()
    for (let time = 0; time < 10; time += 1) await limiter.take('later', 'a', limit, true)
    const pool = openPool()
    onTestFinished(() => pool.end())
    const counted = async () =>
      (await pool.query<{ points: number }>("select points from rate_limits where key like 'later:%'")).rows[0]?.points
    await expect.poll(counted).toBe(10)
  })

  test('processes that begin at once on a new database make its table one after the other', async () => {
    const pools = Array.from({ length: 8 }, openPool)
    onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))
    for (let time = 0; time < 5; time += 1) {
      await pools[0]?.query('drop table if exists rate_limits')
      await Promise.all(pools.map((pool) => pool.query(rateLimitsTable)))
    }
    const walked = "select from pg_indexes where indexname = 'rate_limits_expire_idx'"
    expect((await pools[0]?.query(walked))?.rowCount).toBe(1)
  })

  test('what a release of before counted goes on, and is kept from now on when PostgreSQL crashes', async () => {
    const pool = openPool()
    onTestFinished(() => pool.end())
    await pool.query('drop table if exists rate_limits')
    const [created = ''] = /create table [^;]+/.exec(rateLimitsTable) ?? []
    await pool.query(created.replace('create table', 'create unlogged table'))
    const limit = { points: 1, windowSeconds: 60 }
    await rateLimiter(pool).take('upgraded', 'a', limit, true)
    expect((await (await openLimiter()).take('upgraded', 'a', limit, true)).retryAfterSeconds).toBeGreaterThan(0)
    const { rows } = await pool.query("select relpersistence from pg_class where oid = 'rate_limits'::regclass")
    expect(rows).toEqual([{ relpersistence: 'p' }])
  })

  test('a clock that was set back by a day makes nobody wait for one, and what was counted a moment ahead counts', async () => {
    const pool = openPool()
    onTestFinished(() => pool.end())
    await pool.query(rateLimitsTable)
    const limit = { points: 1, windowSeconds: 60 }
    const take = async () => (await rateLimiter(pool).take('set back', 'a', limit, true)).retryAfterSeconds
    const countedAhead = (seconds: number) =>
      pool.query("update rate_limits set expire = expire + $1 where key like 'set back:%'", [seconds * 1000])
    expect(await take()).toBe(0)
    await countedAhead(50)
    expect(await take()).toBeGreaterThan(60)
    await countedAhead(86_400)
    expect(await take()).toBe(0)
    const refused = await take()
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(60)
  })

  test('a strict bucket still counts while the database is gone', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
    const limiter = rateLimiter(pool)
    const take = () => limiter.take('offline', 'a', { points: 1, windowSeconds: 60 }, true)
    expect((await take()).retryAfterSeconds).toBe(0)
    expect((await take()).retryAfterSeconds).toBeGreaterThan(0)
  })
})

function keepsLimitPromises(open: () => Promise<ReturnType<typeof rateLimiterByClock>>) {
  test.each([
    ['ordinary', false],
    ['strict', true],
  ])('%s: who took all is told when to come back; others are not touched', async (bucket, strict) => {
    const limiter = await open()
    const limit = { points: 2, windowSeconds: 60 }
    const take = (key: string) => limiter.take(bucket, key, limit, strict)
    expect((await take('a')).retryAfterSeconds).toBe(0)
    expect((await take('a')).retryAfterSeconds).toBe(0)
    const refused = await take('a')
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect((await take('b')).retryAfterSeconds).toBe(0)
    expect((await limiter.take(`${bucket} too`, 'a', limit, strict)).retryAfterSeconds).toBe(0)
  })
}
