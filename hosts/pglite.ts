import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { Kysely, PGliteDialect } from 'kysely'
import { type Migration, type MigrationTarget, migrate } from './migrate.ts'
import { parseColumn } from './postgres-types.ts'
import { preparedPglite } from './prepared-pglite.ts'

/**
 * It empties all of its buffers when it starts; what it reads lies in memory anyway. No page of memory is half written when
 * a machine stops, so the log holds no whole pages.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'full_page_writes=off']

/** PostgreSQL inside this process, in memory; from a snapshot (`loadDataDir`) or a file system of its own (`fs`) when there is one. */
export async function openPglite(options: PGliteOptions = {}): Promise<{ pglite: PGlite; db: Db }> {
  const pglite = await PGlite.create({
    startParams,
    ...options,
    extensions: { pg_trgm, unaccent },
    parsers: parseColumn,
  })
  await pglite.exec("set timezone to 'UTC'")
  return { pglite, db: onPglite(pglite) }
}

export const onPglite = (pglite: PGlite): Db =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparedPglite(pglite) }) })

export const migratePglite = (pglite: PGlite, migrations: Migration[]): Promise<string[]> =>
  migrate(pgliteTarget(pglite), migrations)

export const pgliteTarget = (pglite: PGlite): MigrationTarget => ({
  script: async (sql) => void (await pglite.exec(sql)),
  rows: async (sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
})
