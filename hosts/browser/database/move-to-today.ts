import type { PGlite } from '@electric-sql/pglite'

/** A snapshot of the last minutes is of today. */
const FRESH_MS = 10 * 60_000
const DAY_MS = 86_400_000

/** Columns of what happened; when somebody was born does not move. */
const movable = `
  select c.table_name as "table", c.column_name as "column", c.data_type = 'date' as "isDay"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.data_type in ('date', 'timestamp with time zone')
    and c.column_name !~ 'birth' and c.table_name not in ('migrations')
  order by 1, 2`

/** The made-up world ended when the snapshot was made; it moves on as one, so that it ends now. */
export async function moveToToday(pglite: PGlite, madeAt: Date, now: Date): Promise<void> {
  const age = now.getTime() - madeAt.getTime()
  if (age < FRESH_MS) return
  const { rows } = await pglite.query<{ table: string; column: string; isDay: boolean }>(movable)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  const days = Math.round(age / DAY_MS)
  const moved = (column: string, isDay: boolean) =>
    isDay ? `"${column}" = "${column}" + ${days}` : `"${column}" = "${column}" + interval '${age} milliseconds'`
  const statements = Array.from(
    byTable,
    ([table, columns]) =>
      `update "${table}" set ${columns.map(({ column, isDay }) => moved(column, isDay)).join(', ')};`,
  )
  // Rows stay what they are to each other: no key is looked up for it.
  await pglite.exec(`begin; set local session_replication_role = replica; ${statements.join('\n')} commit;`)
}
