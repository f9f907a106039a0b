import type { ClientBase } from 'pg'
import { growingTables } from './growing-tables.ts'

/** By the name of the index. */
export type IndexEntries = Map<string, { table: string; count: number; ofTable: number }>

interface Row {
  name: string
  table: string
  condition: string | null
  tuples: number
}

/** How many entries each index of a growing table has; one of some rows alone, as many as the planner expects of those. */
export async function readIndexEntries(
  client: ClientBase,
  explain: (sql: string) => Promise<{ 'Plan Rows': number }>,
): Promise<IndexEntries> {
  const { rows } = await client.query<Row>(
    `select i.indexrelid::regclass::text as name, t.relname as table, t.reltuples as tuples,
      pg_get_expr(i.indpred, i.indrelid) as condition
    from pg_index i join pg_class t on t.oid = i.indrelid where i.indrelid::regclass::text = any($1)`,
    [growingTables as readonly string[]],
  )
  const entries: IndexEntries = new Map()
  for (const { name, table, condition, tuples } of rows) {
    const some = condition !== null && (await explain(`explain (format json) select from ${table} where ${condition}`))
    entries.set(name, { table, count: some ? some['Plan Rows'] : tuples, ofTable: tuples })
  }
  return entries
}
