import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineOfThisRun, openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openPostgres, type Postgres } from './postgres.ts'
import { StatementNames } from './statement-names.ts'

test('a new statement takes the name of the one that was asked longest ago', () => {
  const names = new StatementNames(3)
  expect(['a', 'b', 'c', 'a'].map((text) => names.nameOf(text))).toEqual([
    'heraia_1',
    'heraia_2',
    'heraia_3',
    'heraia_1',
  ])
  expect(['d', 'a', 'b'].map((text) => names.nameOf(text))).toEqual(['heraia_2', 'heraia_1', 'heraia_3'])
})

/** PGlite has its own (prepared-pglite.ts). */
describe.runIf(engineOfThisRun() === 'postgres')('more statements than a connection keeps', () => {
  let database: TestDatabase
  let ours: Postgres
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    ours = openPostgres(database.url ?? '', { max: 1 })
  })
  afterAll(async () => {
    await ours?.close()
    await database?.close()
  })

  const other = (number: number) =>
    sql`select ${number}::int as ${sql.id(`other_${number}`)}`.execute(ours.db).then(({ rows }) => rows)
  const prepared = async () => {
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements where ${true}`.execute(ours.db)
    return rows.map(({ statement }) => statement)
  }

  test('each is answered as itself, and those of late are the ones that are planned already', async () => {
    for (let number = 0; number < 600; number += 1)
      expect(await other(number)).toEqual([{ [`other_${number}`]: number }])
    expect(await other(0)).toEqual([{ other_0: 0 }])
    const kept = await prepared()
    expect(kept.length).toBeLessThanOrEqual(500)
    expect(kept).toEqual(expect.arrayContaining([0, 598, 599].map((number) => `select $1::int as "other_${number}"`)))
    expect(kept).not.toContain('select $1::int as "other_50"')
  })

  test('one that failed, whose name went on to another, is answered again', async () => {
    const divided = (by: number) => sql`select 1 / ${by}::int as part`.execute(ours.db).then(({ rows }) => rows)
    await expect(divided(0)).rejects.toMatchObject({ code: '22012' })
    for (let number = 700; number < 1210; number += 1) await other(number)
    expect(await divided(1)).toEqual([{ part: 1 }])
  })
})
