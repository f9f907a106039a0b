import type { ClientBase } from 'pg'
import { growingTables } from './growing-tables.ts'

/** What the planner knows of a database, as PostgreSQL 18's pg_restore_* functions take it. */
export interface Statistics {
  relations: { name: string; pages: number; tuples: number }[]
  columns: Column[]
}

interface Column {
  table: string
  column: string
  nulls: number
  width: number
  distinct: number
  correlation: number | null
  /** As text of an array. */
  common: string | null
  commonShares: string | null
  bounds: string | null
}

/** Of the growing tables that the world fills, and their indexes. Values are thinned out: plans do not hang on the hundredth of them. */
export async function takeStatistics(client: ClientBase): Promise<Statistics> {
  const tables = growingTables as readonly string[]
  const relations = await client.query<Statistics['relations'][number]>(
    `select relname as name, greatest(relpages, 1) as pages, reltuples as tuples from pg_class
    where relkind in ('r', 'i') and reltuples > 10000
      and (relname = any($1) or oid in (select indexrelid from pg_index where indrelid::regclass::text = any($1)))
    order by relname`,
    [tables],
  )
  const columns = await client.query<Column>(
    `select tablename as table, attname as column, null_frac as nulls, avg_width as width, n_distinct as distinct, correlation,
      case when avg_width < 40 then (most_common_vals::text::text[])[1:8]::text end as common,
      case when avg_width < 40 then most_common_freqs[1:8]::text end as "commonShares",
      case when avg_width < 40 then (select array_agg(bound order by place)::text
        from unnest(histogram_bounds::text::text[]) with ordinality as bounds(bound, place)
        where (place - 1) % 10 = 0) end as bounds
    from pg_stats where schemaname = 'public' and tablename = any($1) and most_common_elems is null
      and tablename in (select relname from pg_class where relkind = 'r' and reltuples > 10000)
    order by tablename, attname`,
    [tables],
  )
  return { relations: relations.rows, columns: columns.rows }
}

export async function restoreStatistics(client: ClientBase, { relations, columns }: Statistics): Promise<void> {
  for (const { name, pages, tuples } of relations) {
    await client.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text,
        'relpages', $2::integer, 'reltuples', $3::real, 'relallvisible', $2::integer)`,
      [name, pages, tuples],
    )
  }
  for (const column of columns) await restoreColumn(client, column)
}

async function restoreColumn(client: ClientBase, column: Column): Promise<void> {
  const values: unknown[] = [column.table, column.column, column.nulls, column.width, column.distinct]
  const more = [
    ['most_common_vals', 'text', column.common],
    ['most_common_freqs', 'real[]', column.commonShares],
    ['histogram_bounds', 'text', column.bounds],
    ['correlation', 'real', column.correlation],
  ].flatMap(([name, type, value]) => {
    if (value === null) return []
    values.push(value)
    return [`'${name}', $${values.length}::${type}`]
  })
  await client.query(
    `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false,
      'null_frac', $3::real, 'avg_width', $4::integer, 'n_distinct', $5::real${more.map((one) => `, ${one}`).join('')})`,
    values,
  )
}
