import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobsTable } from '../jobs-in-table.ts'
import { readMigrations } from '../node/read-migrations.ts'
import { migratePglite, openPglite } from '../pglite.ts'

/** Vitest global setup: a migrated PGlite, dumped once; each test file loads it. */
export default async function setup(): Promise<() => Promise<void>> {
  // Two projects want it; one process makes it once, and removes it at the end.
  if (process.env.HERAIA_SNAPSHOT) return async () => {}
  const folder = await mkdtemp(join(tmpdir(), 'heraia-pglite-'))
  // Each test file unpacks all of it: small segments of the log. Sums of pages: the demo has none (0099).
  const { pglite } = await openPglite({ initDbStartParams: ['--wal-segsize=1', '--no-data-checksums'] })
  await migratePglite(pglite, await readMigrations())
  await pglite.exec(jobsTable)
  // Nobody copies from these here, and each test file would unpack them: a third of what there is.
  await pglite.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')")
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
  await pglite.exec('checkpoint')
  const snapshot = join(folder, 'snapshot.tar')
  await writeFile(snapshot, (await pglite.dumpDataDir('none')).stream())
  await pglite.close()
  process.env.HERAIA_SNAPSHOT = snapshot
  return () => rm(folder, { recursive: true, force: true })
}
