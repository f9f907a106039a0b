import { jobsTable } from '../../jobs-in-table.ts'
import type { Migration } from '../../migrate.ts'
import { migratePglite, type openPglite } from '../../pglite.ts'
import type { KeptFolder } from './kept-folder.ts'
import { type Marks, markRenewed, readBase } from './marks.ts'
import type { Archive } from './read-tar.ts'
import { readTar } from './read-tar.ts'

/** Whether what is kept, of an earlier build, can be opened by this one's PostgreSQL. */
export async function baseOf(kept: IDBDatabase, { hasBase }: Marks, now: Archive): Promise<Archive | null> {
  if (!hasBase) return null
  const base = readTar(await readBase(kept))
  return formatOf(base) === formatOf(now) ? base : null
}

/** Versions of the control file and of the catalogue: PostgreSQL reads no others. Behind the system's number. */
function formatOf({ files }: Archive): string {
  const control = files.find(({ path }) => path === '/global/pg_control')?.bytes ?? new Uint8Array(16)
  return control.subarray(8, 16).join(' ')
}

/** Brings what is kept to the tables of this build. */
export async function bringForward(
  pglite: Awaited<ReturnType<typeof openPglite>>['pglite'],
  migrations: Migration[],
): Promise<void> {
  await migratePglite(pglite, migrations)
  await pglite.exec(jobsTable)
}

/** Without the mark the next visit brings it forward once more, which does no harm; with it, and tables of before, none can. */
export async function markWhenKept(folder: KeptFolder, kept: IDBDatabase, build: string): Promise<void> {
  await folder.settled()
  if (!folder.isStopped()) await markRenewed(kept, build).catch(() => {})
}
