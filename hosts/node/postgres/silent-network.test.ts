import { MISSED } from '@heraia/server/live/broadcasts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CutLine, cutLine } from '../../test/cut-line.ts'
import { recordedLog } from '../../test/recorded-log.ts'
import { engineOfThisRun, openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { broadcastPostgres } from '../broadcast-postgres.ts'
import { usualHeartbeat } from '../job-workers.ts'
import { jobsGraphile, prepareJobs } from '../jobs-graphile.ts'
import { startJobs } from '../start-jobs.ts'
import { openPostgres, type Postgres } from './postgres.ts'

/** PGlite lives in the process: there is no network between. */
describe.runIf(engineOfThisRun() === 'postgres')('a network that swallows everything', () => {
  let database: TestDatabase
  let line: CutLine
  let ours: Postgres
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    line = await cutLine(database.url ?? '')
    ours = openPostgres(line.url, { max: 3, silentMs: 300 })
  })
  afterAll(async () => {
    await line?.close()
    await ours?.close()
    await database?.close()
  })

  const withValue = () => sql`select ${'Mira'}::text as name`.execute(ours.db)
  const withoutOne = () => sql`select 1 as one`.execute(ours.db)
  const overThePool = () => ours.pool.query('select $1::text as name', ['Mira'])

  test('ends each question with an error, and the next one goes over another connection', async () => {
    for (let calm = 0; calm < 2; calm += 1) await Promise.all([withValue(), withoutOne(), overThePool()])
    line.swallow()
    const outcomes = await Promise.allSettled([withValue(), withoutOne(), overThePool()])
    const said = outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : outcome.status))
    expect(said).toEqual(Array(3).fill('Error: Query read timeout'))
    await expect.poll(async () => (await overThePool()).rows, { timeout: 5000 }).toEqual([{ name: 'Mira' }])
  })

  test('is not suspected while nothing is asked, nor of a connection that was quiet for long', async () => {
    await withValue()
    await new Promise((later) => setTimeout(later, 700))
    const { rows } = await withValue()
    expect(rows).toEqual([{ name: 'Mira' }])
  })

  test('is noticed by who only hears what others say: she hears them again over another connection', async () => {
    const [heard, log] = [[] as string[], recordedLog()]
    const broadcast = await broadcastPostgres(line.url, ours.pool, log, { beatMs: 300 })
    broadcast.subscribe((message) => heard.push(message))
    line.swallow()
    await expect.poll(() => heard, { timeout: 30_000 }).toContain(MISSED)
    const others = async () => {
      await sql`select pg_notify('heraia', 'Mira is here')`.execute(database.db)
      return heard
    }
    await expect.poll(others, { timeout: 30_000 }).toContain('Mira is here')
    expect(log.lines.map(({ message }) => message)).toContain('broadcast connected again')
    await broadcast.close()
  })

  test('does not keep work in the background waiting: it goes on over other connections, and stops', async () => {
    const [greeted, log] = [[] as string[], recordedLog()]
    await prepareJobs(database.url ?? '', log)
    const runJob = async (_: string, { who }: Record<string, unknown>) => void greeted.push(String(who))
    const heartbeat = { ...usualHeartbeat, everyMs: 100, silentMs: 500 }
    const server = { runJob, jobNames: ['greet'], schedule: [] }
    const worker = await startJobs(line.url, server, log, { heartbeat, waitsMs: 1000 })
    const asks = (who: string) => jobsGraphile.add(database.db, { name: 'greet', payload: { who } })
    await asks('Ana')
    await expect.poll(() => greeted, { timeout: 30_000 }).toContain('Ana')
    line.swallow()
    await asks('Bea')
    await expect.poll(() => greeted, { timeout: 30_000 }).toContain('Bea')
    line.swallow()
    await worker.stop()
  })
})
