import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { references } from './references.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

/** A column of this name holds somebody's id also where no foreign key says so. */
const NAMES = '^(.+_)?(person|user|author|owner|actor|subject|sender|buyer|seller|member|athlete|coach|viewer)_id$|_by$'

const named = (list: readonly { table: string; column: string }[]) =>
  list.map(({ table, column }) => `${table}.${column}`).sort()

test('every column that names a person says what becomes of it when she leaves, and whether her archive has it', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and a.atttypid = 'uuid'::regtype and (a.attname ~ ${NAMES} or exists (
      select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey)
        and k.confrelid in ('profiles'::regclass, 'users'::regclass)))`.execute(heraia.db)
  const themselves = [
    { table: 'profiles', column: 'id' },
    { table: 'users', column: 'id' },
  ]
  expect(named(references), 'the columns of *.personal-data.ts, named in references.ts').toEqual(
    named([...rows, ...themselves]),
  )
})

test('what is left out of the archive, and what stays, says why', () => {
  for (const { table, column, atTheEnd, inArchive } of references) {
    const reasons = [atTheEnd.does === 'nothing' ? atTheEnd.why : 'gone']
    reasons.push(inArchive.holds === 'nothing' ? inArchive.why : 'there')
    expect([`${table}.${column}`, ...reasons.map((why) => why.length > 3)]).toEqual([`${table}.${column}`, true, true])
  }
})
