import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineOfThisRun, openTestDatabase, type TestDatabase } from './test/test-database.ts'

describe.runIf(engineOfThisRun() === 'pglite')('statements that PGlite knows by name', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase('pglite')
    await database.onOneConnection(({ script }) =>
      script("create table notes (id int primary key, text text); insert into notes values (1, 'hers')"),
    )
  })
  afterAll(() => database.close())

  const add = (id: number, text: string | null) => sql`insert into notes values (${id}, ${text})`.execute(database.db)
  const note = async (id: number) => (await sql`select * from notes where id = ${id}`.execute(database.db)).rows

  test('answer with other values each time', async () => {
    expect(Number((await add(2, null)).numAffectedRows)).toBe(1)
    expect([await note(1), await note(2), await note(3)]).toEqual([
      [{ id: 1, text: 'hers' }],
      [{ id: 2, text: null }],
      [],
    ])
  })

  test('fail, and answer again; a transaction in which one failed leaves nothing', async () => {
    await expect(add(1, 'twice')).rejects.toMatchObject({ code: '23505' })
    expect(await note(1)).toEqual([{ id: 1, text: 'hers' }])
    const both = database.db.transaction().execute(async (tx) => {
      await sql`insert into notes values (${4}, ${'lost'})`.execute(tx)
      await sql`insert into notes values (${1}, ${'twice'})`.execute(tx)
    })
    await expect(both).rejects.toMatchObject({ code: '23505' })
    expect(await note(4)).toEqual([])
  })

  test('are parsed anew when there were many others meanwhile', async () => {
    for (let other = 0; other < 300; other += 1) {
      await sql`select ${1}::int as ${sql.id(`other_${other}`)}`.execute(database.db)
    }
    expect(await note(1)).toEqual([{ id: 1, text: 'hers' }])
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from pg_prepared_statements where ${true}`.execute(database.db)
    expect(rows[0]?.count).toBeLessThanOrEqual(251)
  })

  test('are parsed anew after their table has changed', async () => {
    await database.onOneConnection(({ script }) => script('alter table notes add column read boolean default false'))
    await expect(note(1)).rejects.toMatchObject({ code: '0A000' })
    expect(await note(1)).toEqual([{ id: 1, text: 'hers', read: false }])
  })
})
