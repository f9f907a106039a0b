import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type MigrationTarget, migrate } from './migrate.ts'
import { readMigrations } from './node/read-migrations.ts'
import { openTestDatabase } from './test/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const all = await readMigrations()

test('each migration is applied once', async () => {
  expect(await onOneConnection((target) => migrate(target, all))).toEqual([])
  const created = { name: '9000_shelves', sql: 'create table shelves (id int); insert into shelves values (1)' }
  expect(await onOneConnection((target) => migrate(target, [...all, created]))).toEqual(['9000_shelves'])
  expect(await onOneConnection((target) => migrate(target, [created, ...all]))).toEqual([])
  expect(await countOf('shelves')).toBe(1)
})

test('each migration of the product runs twice without harm', async () => {
  await onOneConnection(async (target) => {
    for (const migration of all) await target.script(migration.sql)
  })
})

test('one that fails leaves nothing behind', async () => {
  const broken = { name: '9001_broken', sql: 'create table half (id int); select 1 / 0' }
  await expect(onOneConnection((target) => migrate(target, [broken]))).rejects.toThrow(
    'Migration 9001_broken failed: division by zero',
  )
  await expect(countOf('half')).rejects.toThrow('does not exist')
})

test('one that was edited after it was applied is refused', async () => {
  const [first] = all
  const edited = { name: first?.name ?? '', sql: 'select 1' }
  await expect(onOneConnection((target) => migrate(target, [edited]))).rejects.toThrow('was edited after')
})

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count ?? 0
}

function onOneConnection<T>(work: (target: MigrationTarget) => Promise<T>): Promise<T> {
  return database.onOneConnection(work)
}
