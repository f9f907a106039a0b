import type { PGlite } from '@electric-sql/pglite'
import type { Column, Moves } from './read-tuple.ts'

/** A table or an index with dates in it. */
export interface DatedRelation {
  path: string
  kind: 'table' | 'tree'
  columns: Column[]
}

interface Found {
  name: string
  path: string
  kind: 'r' | 'i'
  method: string | null
  columns: { length: number; align: 'c' | 's' | 'i' | 'd'; isComputed: boolean; movesAs: Moves | null }[]
}

const ALIGNMENTS = { c: 1, s: 2, i: 4, d: 8 }

/**
 * What happened moves; when somebody was born does not, nor what PostgreSQL computes by itself. A column of an index
 * moves as the one of the table that it is. A kick-off is
 * what the clocks of its place say: it moves by days, and stays at its hour.
 */
const RELATIONS = `
  with moving as (
    select a.attrelid, a.attnum, case when a.atttypid = 'date'::regtype then 'day'
      when (c.relname, a.attname) = ('team_fixtures', 'starts_at') then 'clock' else 'moment' end as moves
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations' and a.attnum > 0
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype) and a.attgenerated = '' and a.attname !~ 'birth'
  )
  select c.relname as name, '/' || pg_relation_filepath(c.oid) as path, c.relkind::text as kind, m.amname as method,
    json_agg(json_build_object(
      'length', a.attlen, 'align', a.attalign::text, 'isComputed', coalesce(i.indkey[a.attnum - 1] = 0
        and a.atttypid in ('date'::regtype, 'timestamptz'::regtype), false), 'movesAs', coalesce(
        (select moves from moving where attrelid = c.oid and attnum = a.attnum),
        (select moves from moving where attrelid = i.indrelid and attnum = i.indkey[a.attnum - 1]))
    ) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    left join pg_index i on i.indexrelid = c.oid left join pg_am m on m.oid = c.relam and c.relkind = 'i'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')
  group by c.oid, m.amname`

/** Where each date of the database lies; an index whose dates cannot be found this way ends the build. */
export async function datedRelations(pglite: PGlite): Promise<DatedRelation[]> {
  const { rows } = await pglite.query<Found>(RELATIONS)
  return rows.flatMap(({ name, path, kind, method, columns }) => {
    if (!columns.some(({ movesAs, isComputed }) => movesAs !== null || isComputed)) return []
    if (kind === 'i' && (method !== 'btree' || columns.some(({ isComputed }) => isComputed)))
      throw new Error(`The dates of index ${name} cannot be moved: they are computed, or it is no B-tree.`)
    return {
      path,
      kind: kind === 'r' ? 'table' : 'tree',
      columns: columns.map(({ length, align, movesAs }) => ({
        length,
        alignment: ALIGNMENTS[align],
        moves: movesAs,
      })),
    }
  })
}

/** What PostgreSQL computes of a column that moves, and keeps beside it. */
const COMPUTED = `
  select format('update %I set %I = %I where %I is distinct from %s',
    c.relname, of.attname, of.attname, a.attname, pg_get_expr(d.adbin, d.adrelid)) as statement
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
      and p.refclassid = 'pg_class'::regclass and p.refobjid = a.attrelid
    join pg_attribute of on of.attrelid = a.attrelid and of.attnum = p.refobjsubid and of.attnum <> a.attnum
  where c.relnamespace = 'public'::regnamespace and a.attgenerated = 's'
    and of.atttypid in ('date'::regtype, 'timestamptz'::regtype) and of.attname !~ 'birth'
  order by 1`

export const computedOfDates = async (pglite: PGlite): Promise<string[]> =>
  (await pglite.query<{ statement: string }>(COMPUTED)).rows.map(({ statement }) => statement)
