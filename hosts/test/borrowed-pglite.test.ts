import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engineOfThisRun, isBrowserHost, openTestDatabase, type TestDatabase } from './test-database.ts'

const notes = ({ db }: TestDatabase) => sql`select * from notes where id = ${1}`.execute(db)

describe.runIf(engineOfThisRun() === 'pglite' && !isBrowserHost())('a PGlite that a test before had', () => {
  test('is used again, and as new: tables, rows, settings and statements of that test are gone', async () => {
    const first = await openTestDatabase()
    const asNew = await everything(first)
    await first.onOneConnection(({ script }) =>
      script(`create table notes as select 1 as id, repeat('hers', 100000) as text;
        drop table waiting_jobs; create type mood as enum ('glad'); set timezone to 'Asia/Tokyo'; checkpoint`),
    )
    await notes(first)
    await first.onOneConnection(({ script }) => script('begin; delete from migrations'))
    await first.close()
    const second = await openTestDatabase()
    expect(await everything(second)).toEqual(asNew)
    await expect(notes(second)).rejects.toThrow('relation "notes" does not exist')
    await second.close()
  })

  test('brings to its end what that test had begun, and answers nothing after', async () => {
    const first = await openTestDatabase()
    let closed: Promise<void> | undefined
    const begun = first.db.transaction().execute(async (tx) => {
      await sql`create table notes as select ${1}::int as id`.execute(tx)
      closed = first.close()
      return sql`select * from notes where id = ${1}`.execute(tx)
    })
    await expect(begun).resolves.toMatchObject({ rows: [{ id: 1 }] })
    await closed
    const second = await openTestDatabase()
    await expect(notes(first)).rejects.toThrow('PGlite is closed')
    await expect(first.close()).rejects.toThrow('PGlite is closed')
    await second.close()
  })

  test('is another one than that of a test at the same time', async () => {
    const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()])
    await first.onOneConnection(({ script }) => script('create table notes (id int)'))
    await expect(notes(second)).rejects.toThrow('relation "notes" does not exist')
    await Promise.all([first.close(), second.close()])
  })

  test('is not used again after it has loaded a library, which stays outside of what can be put back', async () => {
    const first = await openTestDatabase()
    await first.onOneConnection(({ script }) => script("load 'latin2_and_win1250'"))
    const started = await startOf(first)
    await first.close()
    const second = await openTestDatabase()
    expect(await startOf(second)).not.toEqual(started)
    await second.close()
  })
})

const startOf = async ({ db }: TestDatabase) =>
  (await sql`select pg_postmaster_start_time()::text as started`.execute(db)).rows

/** When it was started, and what a test could change. */
async function everything({ db }: TestDatabase) {
  const { rows } = await sql`select current_setting('timezone') as timezone,
    pg_postmaster_start_time()::text as started,
    (select count(*)::int from pg_prepared_statements where ${true}) as statements,
    (select count(*)::int from migrations) as migrations,
    (select json_agg(json_build_array(oid, relname, pg_relation_size(oid)) order by oid) from pg_class) as relations,
    (select max(oid)::int from pg_type) as types, pg_current_xact_id_if_assigned()::text as transaction`.execute(db)
  return rows
}
