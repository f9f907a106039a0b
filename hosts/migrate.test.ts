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

test('whom a mail, a push or a look at her link passed by while she was away is told, and looked at, again', async () => {
  const waits = async (handle: string, state: string, due: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into profiles (id, handle, name, role, state, search_text, created_at, updated_at)
      values (gen_random_uuid(), ${handle}, ${handle}, 'fan', ${state}, '', now(), now()) returning id`.execute(
      database.db,
    )
    const id = rows[0]?.id
    const at = sql`now() + ${due}::interval`
    await sql`insert into notice_mails (person_id, token, due_at) values (${id}, ${handle}, ${at})`.execute(database.db)
    await sql`insert into notice_pushes (person_id, due_at) values (${id}, ${at})`.execute(database.db)
    await sql`insert into link_checks (person_id, network, url, waiting, proven_at, due_at) values
      (${id}, 'website', '', false, now(), null), (${id}, 'youtube', '', true, null, null),
      (${id}, 'tiktok', '', false, null, null), (${id}, 'twitter', '', false, now(), ${at})`.execute(database.db)
  }
  await waits('mira', 'active', '-2 days')
  await waits('dana', 'suspended', '-1 hour')
  await waits('eva', 'active', '-1 hour')
  await waits('fay', 'suspended', '1 hour')
  const freed = all.find(({ name }) => name === '0127_waits_that_nobody_ends')
  await onOneConnection((target) => target.script(freed?.sql ?? ''))
  const { rows } = await sql`select p.handle, m.due_at is not null as mail, n.due_at is not null as push,
      (select array_agg(c.network order by c.network) from link_checks c where c.person_id = p.id
        and c.due_at between now() - interval '1 minute' and now()) as looks
    from profiles p join notice_mails m on m.person_id = p.id join notice_pushes n on n.person_id = p.id
    order by p.handle`.execute(database.db)
  const looks = ['website', 'youtube']
  expect(rows).toEqual([
    { handle: 'dana', mail: false, push: false, looks },
    { handle: 'eva', mail: true, push: true, looks },
    { handle: 'fay', mail: true, push: true, looks },
    { handle: 'mira', mail: false, push: false, looks },
  ])
  await sql`delete from profiles`.execute(database.db)
})

test('pieces that are held for buyers are counted again from the orders, and never more than there are', async () => {
  await sql`with people as (
      insert into profiles (id, handle, name, role, search_text, created_at, updated_at)
      select gen_random_uuid(), handle, handle, 'fan', '', now(), now() from unnest(array['sara', 'bea', 'pia']) handle
      returning id, handle
    ), things as (
      insert into listings (id, seller_id, title, stock, reserved_count, created_at, updated_at)
      select gen_random_uuid(), id, title, stock, reserved, now(), now() from people, (values ('given back', 3, 0),
        ('held', 3, 2), ('left held', 3, 1), ('two have the last', 1, 0), ('lesson', null, 0)) t (title, stock, reserved)
      where handle = 'sara' returning id, title, seller_id
    )
    insert into orders (id, listing_id, seller_id, buyer_id, state, title, is_service, quantity, unit_cents, currency,
      method, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), l.id, l.seller_id, p.id, o.state, '', o.service, o.pieces, 1, 'EUR', 'card', now(), now(), now()
    from things l join (values ('given back', 'bea', 'reserved', false, 2), ('given back', 'pia', 'reserved', true, 1),
      ('held', 'bea', 'reserved', false, 2), ('left held', 'bea', 'cancelled', false, 1),
      ('two have the last', 'bea', 'reserved', false, 1), ('two have the last', 'pia', 'reserved', false, 1),
      ('lesson', 'bea', 'reserved', true, 1)) o (title, buyer, state, service, pieces) on o.title = l.title
    join people p on p.handle = o.buyer`.execute(database.db)
  const counted = all.find(({ name }) => name === '0132_reserved_pieces_counted')
  await onOneConnection((target) => target.script(counted?.sql ?? ''))
  const { rows } = await sql`select title, reserved_count as held from listings order by title`.execute(database.db)
  const held = { 'given back': 2, held: 2, 'left held': 0, lesson: 0, 'two have the last': 1 }
  expect(rows).toEqual(Object.entries(held).map(([title, count]) => ({ title, held: count })))
  for (const table of ['orders', 'listings', 'profiles'])
    await sql`delete from ${sql.table(table)}`.execute(database.db)
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
