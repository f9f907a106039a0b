import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestHeraia } from './heraia.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

test('a test has a server on a migrated database of its own', async () => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name limit 1`.execute(heraia.db)
  expect(rows).toEqual([{ name: '0001_accounts' }])
  expect((await heraia.fetch('/healthz')).status).toBe(200)
})

test('time passes only when the test says so', () => {
  const before = heraia.clock.now().getTime()
  heraia.clock.advance({ hours: 1 })
  expect(heraia.clock.now().getTime() - before).toBe(3_600_000)
})
