import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@heraia/contract/index'
import { paymentsStripe } from '@heraia/hosts/payments/payments-stripe'
import { stripeServer } from '@heraia/hosts/test/stripe-server'
import { openTestDatabase } from '@heraia/hosts/test/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordedServer, type Statement } from '../servers/recorded-server.ts'
import { driveElsewhere } from './drive-elsewhere.ts'
import { driveEverything } from './drive-everything.ts'
import { canBeExplained, type Explainer, openExplainer } from './explain.ts'
import { growingTables, smallTables } from './growing-tables.ts'
import { makeLookBig } from './make-look-big.ts'
import { authActs, noteAnswers } from './note-answers.ts'
import type { Statistics } from './statistics.ts'

const database = await openTestDatabase('postgres')
const url = database.url ?? ''
const client = new pg.Client(url)
const notes = noteAnswers()
const jobsLeft: string[] = []
let statements: Statement[] = []
let explainer: Explainer

beforeAll(async () => {
  const stripe = await stripeServer()
  const server = await openRecordedServer(url, paymentsStripe(stripe.settings))
  await driveEverything({ ...server, fetch: notes.around(server.fetch) }, stripe)
  for (const job of server.jobNames) if (!server.jobsDone.has(job)) jobsLeft.push(job)
  const taken = [...server.takeStatements(), ...(await driveElsewhere(url))].filter(canBeExplained)
  statements = [...new Map(taken.map((statement) => [statement.sql, statement])).values()]
  await server.close()
  await stripe.close()
  await client.connect()
  const text = await readFile(join(import.meta.dirname, 'statistics.json'), 'utf8')
  // As PostgreSQL does by itself, whenever it finds the time: what it counts here must not decide.
  await client.query('analyze')
  await makeLookBig(client, JSON.parse(text) as Statistics)
  explainer = await openExplainer(client)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** By how it begins: what the clock clears away once a night; an index for it would cost every sign-in. */
const atNight = [
  'delete from "refresh_tokens" where "used_at" <',
  'delete from "one_time_tokens" where "expires_at" <',
  'select "id", "resume_key" from "tickets" where (("category" <> $1 and "answered_at" <',
  'with over as (delete from auth_sessions s where s.last_seen_at <',
]

/** Counts of everything, shared by all admins for a minute (decision 0055). */
const onceAMinute = ['select * from "admin_user_stats"', 'select * from "admin_content_stats"']

/** What the home page claims, where the operator wants it counted: every ten minutes (decision 0055). */
const everyTenMinutes = ['select count(*) filter (where p.role = \'athlete\') as "athletes"']

/** The total of an operator's pages, shared for ten seconds (decision 0032). */
const forOperators = ['select count(*)::int as "total" from "users" where "deleted_at" is null']

const excused = [...atNight, ...onceAMinute, ...everyTenMinutes, ...forOperators]

test('no query reads all of a table that grows, in a world of 100,000 people', async () => {
  const whole: string[] = []
  const needed = new Set<string>()
  for (const statement of statements) {
    const tables = await explainer.tablesReadWhole(statement)
    if (tables.length === 0) continue
    const sql = statement.sql.trim().replaceAll(/\s+/g, ' ')
    const excuse = excused.find((start) => sql.startsWith(start))
    if (excuse) needed.add(excuse)
    else whole.push(`${tables.join(', ')}: ${sql}`)
  }
  expect(statements.length).toBeGreaterThan(1000)
  expect(whole).toEqual([])
  expect(
    excused.filter((start) => !needed.has(start)),
    'no longer to be excused',
  ).toEqual([])
})

test('the plans are those of the big world: a question without an index does read everything', async () => {
  const unindexed = { sql: 'select id from posts where text = $1', values: ['x'] }
  expect(await explainer.tablesReadWhole(unindexed)).toEqual(['posts'])
  const indexed = { sql: 'select * from posts where author_id = $1', values: ['019aa000-0000-7000-8000-000000000000'] }
  expect(await explainer.tablesReadWhole(indexed)).toEqual([])
})

test('so does a walk from one end of an index to the other, unless it soon has enough', async () => {
  const read = (sql: string) => explainer.tablesReadWhole({ sql, values: [] })
  expect(await read('select count(*) from posts')).toEqual(['posts'])
  expect(await read('select created_at from profiles order by created_at desc, id desc')).toEqual(['profiles'])
  expect(await read('select created_at from profiles order by created_at desc, id desc limit 21')).toEqual([])
  const joined = `select 1 from posts join profiles p on p.id = author_id where posts.audience <> 'private'
    order by posts.created_at desc, posts.id desc limit`
  expect(await read(`${joined} 21`)).toEqual([])
  expect(await read(`${joined} 900000`)).toContain('posts')
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
  for (const { sql } of rows) if ((await explainer.tablesReadWholeForAny(sql)).length > 0) whole.push(sql)
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

test('every procedure of the API was answered', () => {
  const procedures = Object.entries(contract).flatMap(([feature, acts]) =>
    Object.keys(acts).map((act) => `${feature}/${act}`),
  )
  const left = procedures.filter((procedure) => !notes.procedures.has(procedure))
  expect(left, 'to be answered in drive-everything.ts').toEqual([])
})

test('every auth endpoint was answered, for each kind of what is asked there', () => {
  const left = authActs.filter((act) => !notes.authActs.has(act))
  expect(left, 'to be answered in drive-auth.ts').toEqual([])
})

test('every kind of job was done', () => {
  expect(jobsLeft, 'to be done in drive-everything.ts').toEqual([])
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
