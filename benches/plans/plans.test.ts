import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@heraia/contract/index'
import { openTestDatabase } from '@heraia/hosts/test/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordedServer, type Statement } from '../servers/recorded-server.ts'
import { driveEverything } from './drive-everything.ts'
import { canBeExplained, tablesReadWhole, tablesReadWholeForAny } from './explain.ts'
import { growingTables, smallTables } from './growing-tables.ts'
import { makeLookBig } from './make-look-big.ts'
import type { Statistics } from './statistics.ts'

const database = await openTestDatabase('postgres')
const url = database.url ?? ''
const client = new pg.Client(url)
const called = new Set<string>()
let statements: Statement[] = []

beforeAll(async () => {
  const server = await openRecordedServer(url)
  const fetch: typeof server.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const procedure = address.split('/api/rpc/')[1]
    if (procedure) called.add(procedure)
    return server.fetch(input, init)
  }
  await driveEverything({ ...server, fetch })
  const taken = server.takeStatements().filter(canBeExplained)
  statements = [...new Map(taken.map((statement) => [statement.sql, statement])).values()]
  await server.close()
  await client.connect()
  const text = await readFile(join(import.meta.dirname, 'statistics.json'), 'utf8')
  // As PostgreSQL does by itself, whenever it finds the time: what it counts here must not decide.
  await client.query('analyze')
  await makeLookBig(client, JSON.parse(text) as Statistics)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** What the clock clears away once a night; an index for it would cost every sign-in. */
const atNight = [
  ...['refresh_tokens', 'one_time_tokens', 'tickets'].map((table) => `delete from "${table}"`),
  'with over as (delete from auth_sessions s where s.last_seen_at <',
]

/** Counts of everything, shared by all admins for a minute (decision 0055). */
const onceAMinute = ['admin_user_stats', 'admin_content_stats'].map((view) => `select * from "${view}"`)

/** How many accounts there are, for programs of the operator: the auth contract wants it beside each page of them. */
const ofPrograms = 'select count(*)::int as "total" from "users" where "deleted_at" is null'

test('no query reads all of a table that grows, in a world of 100,000 people', async () => {
  const whole: string[] = []
  for (const statement of statements) {
    if (atNight.some((start) => statement.sql.trim().startsWith(start) && statement.sql.includes('<'))) continue
    if (onceAMinute.some((start) => statement.sql.startsWith(start)) || statement.sql === ofPrograms) continue
    const tables = await tablesReadWhole(client, statement)
    if (tables.length > 0) whole.push(`${tables.join(', ')}: ${statement.sql.replaceAll(/\s+/g, ' ')}`)
  }
  expect(statements.length).toBeGreaterThan(100)
  expect(whole).toEqual([])
})

test('the plans are those of the big world: a question without an index does read everything', async () => {
  const unindexed = { sql: 'select id from posts where text = $1', values: ['x'] }
  expect(await tablesReadWhole(client, unindexed)).toEqual(['posts'])
  const indexed = { sql: 'select * from posts where author_id = $1', values: ['019aa000-0000-7000-8000-000000000000'] }
  expect(await tablesReadWhole(client, indexed)).toEqual([])
})

test('with a row that is deleted, what refers to it is found by an index', async () => {
  const { rows } = await client.query<{ sql: string }>(
    `select format('select 1 from only %s where %s', c.conrelid::regclass, string_agg(
        format('%I = $%s', a.attname, k.nth), ' and ' order by k.nth)) as sql
    from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, nth)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.conrelid::regclass::text = any($1) and c.confrelid::regclass::text = any($1)
    group by c.oid, c.conrelid`,
    [growingTables as readonly string[]],
  )
  const whole: string[] = []
  for (const { sql } of rows) if ((await tablesReadWholeForAny(client, sql)).length > 0) whole.push(sql)
  expect(rows.length).toBeGreaterThan(100)
  expect(whole).toEqual([])
})

/** Messages are written far more often than anybody looks for one. */
const mergedSeldom = ['messages_search_idx']

test('what is written waits in a short list for each index of words: a search reads all of it', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and i.indrelid::regclass::text = any($1)
      and not coalesce('gin_pending_list_limit=64' = any(c.reloptions), false)`,
    [growingTables as readonly string[]],
  )
  expect(rows.map(({ name }) => name)).toEqual(mergedSeldom)
})

test('every procedure of the API was called', () => {
  const procedures = Object.entries(contract).flatMap(([feature, acts]) =>
    Object.keys(acts).map((act) => `${feature}/${act}`),
  )
  expect(
    procedures.filter((procedure) => !called.has(procedure)),
    'to be called in drive-everything.ts',
  ).toEqual([])
})

test('every table is known to grow or to stay small', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'waiting_jobs')",
  )
  const known: readonly string[] = [...growingTables, ...smallTables]
  expect(
    rows.map(({ name }) => name).filter((name) => !known.includes(name)),
    'to be named in growing-tables.ts',
  ).toEqual([])
})
