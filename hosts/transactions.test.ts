import type { Db } from '@heraia/database/db'
import { AND_COMMIT } from '@heraia/server/statement'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from './test/test-database.ts'

/** On PostgreSQL `begin` travels with the first statement and `commit` with the one that says it is the last. */
const { db, close } = await openTestDatabase()
afterAll(close)

await sql`create table kept (n int primary key check (n < 100))`.execute(db)
beforeEach(async () => void (await sql`delete from kept`.execute(db)))

const insert = (at: Db, n: number) => sql`insert into kept values (${n})`.execute(at)
const insertLast = (at: Db, n: number) => sql`insert into kept values (${n}) ${sql.raw(AND_COMMIT)}`.execute(at)
const numbers = async () => (await sql<{ n: number }>`select n from kept order by n`.execute(db)).rows.map(({ n }) => n)

describe('a transaction', () => {
  test('is kept whole, with a last statement that says so and without', async () => {
    await db.transaction().execute(async (tx) => {
      await insert(tx, 1)
      await insert(tx, 2)
    })
    await db.transaction().execute(async (tx) => {
      await insert(tx, 3)
      await insertLast(tx, 4)
    })
    await db.transaction().execute((tx) => insertLast(tx, 5))
    expect(await numbers()).toEqual([1, 2, 3, 4, 5])
  })

  test('leaves nothing where its first statement fails, or its last, or what comes after it', async () => {
    await expect(db.transaction().execute((tx) => insert(tx, 100))).rejects.toThrow(/kept_n_check/)
    const last = async (tx: Db) => {
      await insert(tx, 1)
      await insertLast(tx, 100)
    }
    await expect(db.transaction().execute(last)).rejects.toThrow(/kept_n_check/)
    const after = async (tx: Db) => {
      await insert(tx, 2)
      throw new Error('changed her mind')
    }
    await expect(db.transaction().execute(after)).rejects.toThrow('changed her mind')
    expect(await numbers()).toEqual([])
  })

  test('may fail at once, be empty, or begin with what has no values', async () => {
    const unreadable = db.transaction().execute((tx) => sql`insert into nowhere values (${1})`.execute(tx))
    await expect(unreadable).rejects.toThrow(/nowhere/)
    await db.transaction().execute(async () => {})
    const undone = db.transaction().execute(async (tx) => {
      await sql`insert into kept values (7)`.execute(tx)
      throw new Error('changed her mind')
    })
    await expect(undone).rejects.toThrow('changed her mind')
    await db.transaction().execute(async (tx) => {
      await sql`insert into kept values (8)`.execute(tx)
      await insert(tx, 9)
    })
    expect(await numbers()).toEqual([8, 9])
  })

  test('waits for what is checked at its end', async () => {
    await sql`create table owner (n int primary key)`.execute(db)
    await sql`create table owned (n int references owner deferrable initially deferred)`.execute(db)
    const orphan = db
      .transaction()
      .execute((tx) => sql`insert into owned values (${1}) ${sql.raw(AND_COMMIT)}`.execute(tx))
    await expect(orphan).rejects.toThrow(/owned_n_fkey/)
    expect((await sql`select * from owned`.execute(db)).rows).toEqual([])
  })
})

test('a statement that failed works once it can, and one whose columns changed at the second try', async () => {
  const read = () => sql`select * from late where n >= ${1}::int`.execute(db)
  await expect(read()).rejects.toThrow(/late/)
  await sql`create table late as select 1 as n`.execute(db)
  expect((await read()).rows).toEqual([{ n: 1 }])
  await sql`alter table late add word text`.execute(db)
  const again = async () => {
    for (let connection = 0; connection < 10; connection += 1) {
      const rows = await read().then(
        (answer) => answer.rows,
        () => null,
      )
      if (rows) return rows
    }
    return null
  }
  expect(await again()).toEqual([{ n: 1, word: null }])
})
