import type { ClientBase } from 'pg'

/**
 * Loading into tables without indexes and making those at the end is several times faster. Keys that others point at
 * stay. Returns the statements that make everything as it was.
 */
export async function bareTables(client: ClientBase): Promise<string[]> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('p', 'u')
      and conrelid::regclass::text in ('follows', 'timeline_entries', 'likes', 'participants', 'notification_actors', 'listing_favourites')`)
  const indexes = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and not indisunique and not exists (
      select from pg_constraint where conindid = indexrelid)`)
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  return [
    ...keys.rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.rows.map(({ definition }) => definition),
  ]
}
