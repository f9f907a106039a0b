import { fold } from '@heraia/contract/fold'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type MigrationTarget, migrate } from './migrate.ts'
import { openDatabase } from './node/open-database.ts'
import { atDatabase } from './node/postgres/ensure-database.ts'
import { readMigrations } from './node/read-migrations.ts'
import { openTestDatabase } from './test/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const all = await readMigrations()

test('after the migrations nobody is there and nothing is written: a live server starts empty', async () => {
  for (const table of [
    'users',
    'profiles',
    'posts',
    'comments',
    'messages',
    'teams',
    'listings',
    'results',
    'achievements',
  ])
    expect(await countOf(table), table).toBe(0)
})

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

test('who was there before more letters were folded is found by them, in each of her columns', async () => {
  const folded = (text: string) =>
    sql`insert into profiles (id, handle, name, role, search_text, sport_folded,
      location_folded, created_at, updated_at)
    values (gen_random_uuid(), 'kostas', 'Κώστας', 'fan', ${text}, ${text}, ${text}, now(), now())
    returning id`.execute(database.db)
  await folded('κωστας o’neill ħaŧ ŋ ə')
  const again = all.find(({ name }) => name === '0124_more_letters_folded')
  await onOneConnection((target) => target.script(again?.sql ?? ''))
  const { rows } = await sql`delete from profiles where handle = 'kostas'
    returning search_text, sport_folded, location_folded`.execute(database.db)
  const now = "κωστασ o'neill hat n e"
  expect(rows).toEqual([{ search_text: now, sport_folded: now, location_folded: now }])
  expect(fold('ΚΏΣΤΑΣ O’Neill Ħaŧ Ŋ Ə')).toBe(now)
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

test.runIf(database.url)('what PostgreSQL refuses is not in its log with the words of people', async () => {
  const [set] = await onOneConnection(({ rows }) => rows(`select current_setting('log_error_verbosity') as verbosity`))
  expect(set).toEqual({ verbosity: 'terse' })
})

describe.runIf(database.url)('a database of the operator', () => {
  const url = database.url ?? ''
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' })

  test('that a newer version has changed is known for it', async () => {
    expect((await open(url)).newerMigrations).toEqual(['9000_shelves'])
  })

  test('that is not there, or lets nobody in, is named by its setting without her password', async () => {
    const nowhere = new URL(url)
    nowhere.port = '1'
    nowhere.password = 'mine'
    for (const address of [nowhere.href, atDatabase(url, 'no_such_database')]) {
      const refused = open(address)
      await expect(refused).rejects.toThrow(/^DATABASE_URL: its database cannot be opened \(.+\)\.$/)
      await expect(refused).rejects.not.toThrow(/mine/)
    }
  })

  test('that takes no changes, or not every letter, is named by its setting', async () => {
    const readOnly = new URL(url)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    await expect(open(readOnly.href)).rejects.toThrow(/^DATABASE_URL: .* brought up to date .*read-only transaction/)
    const name = `ascii_${crypto.randomUUID().slice(0, 8)}`
    const create = `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`
    await database.onOneConnection(({ script }) => script(create))
    await expect(open(atDatabase(url, name))).rejects.toThrow(/^DATABASE_URL: .* SQL_ASCII; Heraia needs UTF8/)
    await database.onOneConnection(({ script }) => script(`drop database ${name}`))
  })
})

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count ?? 0
}

function onOneConnection<T>(work: (target: MigrationTarget) => Promise<T>): Promise<T> {
  return database.onOneConnection(work)
}
