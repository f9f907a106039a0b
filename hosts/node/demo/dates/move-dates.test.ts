import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptFolder } from '../../../browser/database/kept-folder.ts'
import { moveDates } from '../../../browser/database/move-dates.ts'
import { readTar } from '../../../browser/database/read-tar.ts'
import { packedWorld } from '../../../test/packed-world.ts'
import { engineOfThisRun } from '../../../test/test-database.ts'

const LATER = '400 days 11:37:05'
const LATER_MS = (((400 * 24 + 11) * 60 + 37) * 60 + 5) * 1000
const MADE = new Date('2026-01-10T12:00:00Z')

// Each database that is opened has the whole world in it.
describe.runIf(engineOfThisRun() === 'pglite')('the made-up world', { timeout: 180_000 }, () => {
  let snapshot: Uint8Array
  let asMade: PGlite
  let moved: PGlite
  beforeAll(async () => {
    snapshot = await packedWorld(MADE)
    asMade = await open(snapshot, 0)
    moved = await open(snapshot, LATER_MS)
  }, 180_000)
  afterAll(() => Promise.all([asMade?.close(), moved?.close()]))

  test('ends today, however old its snapshot is, and stays what it was otherwise', async () => {
    for (const { table, columns } of await dated(asMade)) {
      const later = columns.map(({ name, isDay }) => `${name} + ${isDay ? '400' : by(table, name)}`)
      const [wanted, found] = [
        await rowsOf(asMade, table, later),
        await rowsOf(
          moved,
          table,
          columns.map(({ name }) => name),
        ),
      ]
      expect(found, table).toEqual(wanted)
      if (table === 'team_fixtures') expect(found.length).toBeGreaterThan(10)
    }
    // Everything else is as it was, and each index still finds each row.
    const people = 'select id, name, date_of_birth::text from profiles order by id'
    expect((await moved.query(people)).rows).toEqual((await asMade.query(people)).rows)
    await moved.exec('create extension if not exists amcheck')
    await moved.exec(`select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am m on m.oid = c.relam where m.amname = 'btree'`)
  })

  test('has its seasons by the days on which they are now', async () => {
    const [wrong] = (
      await moved.query<{ count: number; all: number }>(
        'select count(*) filter (where season <> extract(year from held_on))::int as count, count(*)::int as all from results',
      )
    ).rows
    expect(wrong?.all).toBeGreaterThan(100)
    expect(wrong?.count).toBe(0)
  })
})

async function open(snapshot: Uint8Array, ageMs: number): Promise<PGlite> {
  const { archive, recompute } = moveDates(readTar(snapshot.slice()), ageMs)
  const { fs } = keptFolder(archive, null, () => {})
  const pglite = await PGlite.create({ fs, extensions: { amcheck, pg_trgm, unaccent } })
  await pglite.exec(recompute.join(';'))
  return pglite
}

/** Rows that were computed anew lie elsewhere: sorted. */
async function rowsOf(pglite: PGlite, table: string, columns: string[]): Promise<string[]> {
  const { rows } = await pglite.query(`select ${columns.join(', ')} from ${table}`, [], { rowMode: 'array' })
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

/** Matches are at the hours at which they were to be: those of a place do not move. */
const by = (table: string, column: string) =>
  table === 'team_fixtures' && column === 'starts_at' ? "interval '400 days'" : `interval '${LATER}'`

interface Dated {
  table: string
  columns: { name: string; isDay: boolean }[]
}

async function dated(pglite: PGlite): Promise<Dated[]> {
  const { rows } = await pglite.query<Dated>(`
    select quote_ident(c.table_name) as "table",
      json_agg(json_build_object('name', quote_ident(c.column_name), 'isDay', c.data_type = 'date')) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('date', 'timestamp with time zone')
      and c.column_name !~ 'birth' and c.table_name not in ('migrations')
    group by 1`)
  return rows
}
