import type { PGlite } from '@electric-sql/pglite'
import { makeSiteSettings } from '@heraia/database/world/make-site-settings'
import { saveWorld } from '@heraia/database/world/save-world'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import { datesEntry } from '../../browser/database/move-dates.ts'
import { readTar, type TarFile } from '../../browser/database/read-tar.ts'
import { writeTar } from '../../browser/database/write-tar.ts'
import { passwords } from '../../browser/passwords.ts'
import { jobsTable } from '../../jobs-in-table.ts'
import { madeWorld } from '../../made-world.ts'
import { migratePglite, openPglite } from '../../pglite.ts'
import { readMigrations } from '../read-migrations.ts'
import { addPictures } from './add-pictures.ts'
import { computedOfDates, datedRelations } from './dates/dated-relations.ts'
import { findDates } from './dates/find-dates.ts'

/**
 * The data folder that the demo begins with: every migration, and the made-up world as of `now`. What no browser
 * needs of it is left out: old write-ahead logs, template databases, timelines of people whom nobody can be.
 */
export async function makeSnapshot(now: Date): Promise<Uint8Array<ArrayBuffer>> {
  // Small segments of the log: a browser keeps each change of them. Sums of pages would forbid that dates move.
  const { pglite, db } = await openPglite({ initDbStartParams: ['--wal-segsize=1', '--no-data-checksums'] })
  await migratePglite(pglite, await readMigrations())
  await pglite.exec(jobsTable)
  await saveWorld(db, {
    ...madeWorld(now, await passwords.hash(DEMO_PAIR.password)),
    // The demo accounts are accounts here.
    site_settings: makeSiteSettings(now),
  })
  await addPictures(db, now)
  await pglite.exec(
    'delete from timeline_entries where person_id not in (select id from users where encrypted_password is not null)',
  )
  // What functions of PostgreSQL are for is read by nobody here, and few figures plan for small tables as well as many.
  await pglite.exec('delete from pg_description')
  await pglite.exec('set default_statistics_target = 10')
  await pglite.exec('vacuum (full, freeze, analyze)')
  return packFolder(pglite)
}

/** Closes the database; with its files goes where dates lie in them (database/move-dates.ts). */
export async function packFolder(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const [relations, recompute] = [await datedRelations(pglite), await computedOfDates(pglite)]
  const log = await beginLogAnew(pglite)
  const { folders, files } = readTar(new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  const packed = files
    .filter(({ path }) => !isTemplate(path) && (!path.startsWith('/pg_wal/0') || path === log.path))
    .map(({ path, bytes }): TarFile => ({ path, bytes: path === log.path ? emptyBehind(bytes, log.end) : bytes }))
  return writeTar({ folders, files: [datesEntry({ files: findDates(relations, packed), recompute }), ...packed] })
}

/** template1 and template0: nobody connects to them. */
const isTemplate = (path: string) => /^\/base\/(1|4)\//.test(path)

/** The only segment that counts from here on, and where what is written in it ends. */
async function beginLogAnew(pglite: PGlite): Promise<{ path: string; end: number }> {
  await pglite.exec('checkpoint')
  await pglite.exec('select pg_switch_wal()')
  await pglite.exec('checkpoint')
  const { rows } = await pglite.query<{ file: string; at: number }>(`
    select file_name as file, file_offset as at from pg_walfile_name_offset(pg_current_wal_insert_lsn())`)
  const [segment] = rows
  if (!segment) throw new Error('PostgreSQL does not say where its log stands.')
  return { path: `/pg_wal/${segment.file}`, end: segment.at }
}

/** Segments are used again, with what they held before. */
function emptyBehind(bytes: Uint8Array, end: number): Uint8Array {
  const emptied = bytes.slice()
  emptied.fill(0, end)
  return emptied
}
