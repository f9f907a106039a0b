import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { growingTables } from './growing-tables.ts'
import { restoreStatistics, type Statistics } from './statistics.ts'

const PAGE = 8192
/** What the world leaves empty counts as this big, for it grows too. */
const LEAST = { pages: 1000, tuples: 50_000 }
/** An index of such a table, in pages. */
const LEAST_INDEX = { pages: 250, tuples: 50_000 }

/**
 * Makes a small database look to the planner like the big one: its statistics are set, and since the planner also asks
 * the files how long they are, those are made so long by a hole at their end (empty pages are valid, and take no room
 * on the disk). Only for a database that is thrown away, on this machine.
 */
export async function makeLookBig(client: ClientBase, statistics: Statistics): Promise<void> {
  await keepStatistics(client)
  const known = new Map(statistics.relations.map((relation) => [relation.name, relation]))
  const { rows } = await client.query<{ name: string; kind: string; file: string; pages: number }>(
    `select relname as name, relkind as kind, pg_relation_filepath(oid) as file,
      (pg_relation_size(oid) / ${PAGE})::integer as pages
    from pg_class where relname = any($1) or oid in (select indexrelid from pg_index where indrelid::regclass::text = any($1))`,
    [growingTables as readonly string[]],
  )
  const relations = rows.map(({ name, kind }) => known.get(name) ?? { name, ...(kind === 'r' ? LEAST : LEAST_INDEX) })
  // The planner compares plans; nobody runs them here, so nothing must write into the holes.
  await client.query('checkpoint')
  const folder =
    (await client.query<{ folder: string }>("select current_setting('data_directory') as folder")).rows[0]?.folder ?? ''
  for (const [index, { file, pages }] of rows.entries()) {
    const wanted = relations[index]?.pages ?? 0
    if (wanted > pages) await truncate(join(folder, file), wanted * PAGE)
  }
  await restoreStatistics(client, { ...statistics, relations })
}

/**
 * PostgreSQL would count for itself again, some time later, and find the tables small; and it may have done so already,
 * for columns that the big world's statistics do not know.
 */
async function keepStatistics(client: ClientBase): Promise<void> {
  for (const table of growingTables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} set (autovacuum_enabled = false)`)
  }
  await client.query(
    `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
    from pg_stats where schemaname = 'public'`,
  )
}
