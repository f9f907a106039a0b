import type { Db } from '@heraia/database/db'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { statement } from './statement.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

/** To the planner each of the list costs as much as many rows. */
const costly = statement(
  (asked: { ids: readonly string[]; name: string }) => sql<{ id: string; name: string; found: number }>`
    select asked.id, ${asked.name}::text as name,
      (select count(*)::int from generate_series(1, 1000) cost (at) where cost.at = length(asked.id::text)) as found
    from unnest(${asked.ids}::uuid[]) asked (id) order by asked.id`,
)

/** What it sends to the database. */
async function sentBy(run: (ctx: { db: Db }) => Promise<unknown>): Promise<string> {
  let sent = ''
  const db = new Proxy(heraia.db, {
    get: (whole, name) => {
      if (name === 'executeQuery') {
        return (query: { sql: string }) => {
          sent = query.sql
          return Promise.resolve({ rows: [] })
        }
      }
      const value: unknown = Reflect.get(whole, name, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
  await run({ db })
  return sent
}

test('what is asked again and again is planned once, and not for each list', async () => {
  const text = await sentBy((ctx) => costly(ctx, { ids: [crypto.randomUUID()], name: 'Bea' }))
  await heraia.db.connection().execute(async (db) => {
    // Tests on PostgreSQL make one plan for all calls: here it decides by itself, as it does for people.
    await sql.raw('set plan_cache_mode = auto').execute(db)
    await sql.raw(`prepare costly as ${text}`).execute(db)
    for (let turn = 0; turn < 12; turn += 1) {
      await sql.raw(`execute costly ('Bea', '{${crypto.randomUUID()}}')`).execute(db)
    }
    // The first five tell it what planning each time would cost.
    const { rows } = await sql`
      select custom_plans::int, generic_plans::int from pg_prepared_statements where name = 'costly'`.execute(db)
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 7 }])
    await sql.raw('deallocate costly').execute(db)
    await sql.raw('reset plan_cache_mode').execute(db)
  })
})

test('lists of any length come whole', async () => {
  const ids = Array.from({ length: 30 }, () => crypto.randomUUID()).toSorted()
  for (const asked of [[], ids.slice(0, 1), ids]) {
    const rows = asked.map((id) => ({ id, name: 'Ada', found: 1 }))
    expect(await costly(heraia, { ids: asked, name: 'Ada' })).toEqual(rows)
  }
})
