import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestHeraia } from './heraia.ts'

/** Until so many wait for a row that is locked. PGlite has one connection: there they wait for that, and it is so at once. */
export async function untilWaiting(
  { db, databaseUrl }: Pick<TestHeraia, 'db' | 'databaseUrl'>,
  many: number,
): Promise<void> {
  if (!databaseUrl) return
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(many)
}
