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

// PGlite keeps no statement prepared.
test.runIf(heraia.databaseUrl)('what is asked again and again is planned once, and not for each list', async () => {
  await heraia.db.connection().execute(async (db) => {
    for (let turn = 0; turn < 12; turn += 1) await costly({ db }, { ids: [crypto.randomUUID()], name: 'Bea' })
    // The first five tell it what planning each time would cost.
    const { rows } = await sql<{ custom_plans: number }>`
      select custom_plans::int from pg_prepared_statements
      where statement like '%generate_series(1, 1000)%' and statement not like '%pg_prepared_statements%'`.execute(db)
    expect(rows).toEqual([{ custom_plans: 5 }])
  })
})

test('lists of any length come whole', async () => {
  const ids = Array.from({ length: 30 }, () => crypto.randomUUID()).toSorted()
  for (const asked of [[], ids.slice(0, 1), ids]) {
    expect(await costly(heraia, { ids: asked, name: 'Ada' })).toEqual(
      asked.map((id) => ({ id, name: 'Ada', found: 1 })),
    )
  }
})
