import { PRODUCT_NAME } from '@heraia/contract/product'
import type { Log } from '@heraia/server/ports'
import { type Migration, type MigrationTarget, migrate } from '../migrate.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { ensureDatabase } from './postgres/ensure-database.ts'
import { DataDirInUse, holdDataDir } from './postgres/hold-data-dir.ts'
import { lendsConnections } from './postgres/lends-connections.ts'
import { onPostgres } from './postgres/migrate-postgres.ts'
import { readMigrations } from './read-migrations.ts'
import type { HostSettings } from './settings.ts'
import { exitOnSignals } from './shutdown.ts'

interface OpenDatabase {
  url: string
  /** This process alone uses it, so nothing has to be told to others. */
  embedded: boolean
  close(): Promise<void>
}

export interface Database extends OpenDatabase {
  /** What a newer version of Heraia has applied to it; this one goes on as well as it can. */
  newerMigrations: string[]
}

/** A setting names what cannot be opened. */
export class DatabaseUnusable extends Error {}

/** The database that the settings name, up to date: DATABASE_URL, else the embedded one, which is started. */
export async function openDatabase(
  settings: Pick<HostSettings, 'databaseUrl' | 'dataDir'>,
  log?: Log,
): Promise<Database> {
  const database = settings.databaseUrl
    ? await openExternal(settings.databaseUrl)
    : await openEmbedded(settings.dataDir, log).catch(blameFolder)
  try {
    const migrations = await readMigrations()
    const newerMigrations = await onPostgres(database.url, async (target) => {
      await migrate(target, migrations)
      return newerThan(migrations, target)
    })
    return { ...database, newerMigrations }
  } catch (error) {
    await database.close()
    throw blameSetting(error, settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR')
  }
}

async function newerThan(migrations: Migration[], { rows }: MigrationTarget): Promise<string[]> {
  const last = migrations.map(({ name }) => name).reduce((a, b) => (a > b ? a : b))
  const newer = await rows('select name from migrations where name > $1 collate "C" order by name', [last])
  return newer.map(({ name }) => String(name))
}

const OLDEST_VERSION = 15

/** Whether there is anybody who lets us in, and can keep what people write: what goes wrong later is not the setting's fault. */
export async function openExternal(url: string): Promise<OpenDatabase> {
  const why = await whyUnfitAt(url).catch((error: Error) => {
    throw new DatabaseUnusable(`DATABASE_URL: its database cannot be opened (${error.message || String(error)}).`, {
      cause: error,
    })
  })
  if (why) throw new DatabaseUnusable(`DATABASE_URL: ${why}`)
  return { url, embedded: false, close: async () => {} }
}

async function whyUnfitAt(url: string): Promise<string | null> {
  const why = await onPostgres(url, whyUnfit)
  if (why || !(await lendsConnections(url))) return why
  return `it leads through a pooler that lends connections for one transaction at a time. ${PRODUCT_NAME} needs its own: give the address of the database itself, or of a pooler in session mode.`
}

async function whyUnfit({ rows }: MigrationTarget): Promise<string | null> {
  const show = async (name: string) => String((await rows('select current_setting($1) as setting', [name]))[0]?.setting)
  const version = await show('server_version')
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    return `its PostgreSQL is ${version}; ${PRODUCT_NAME} needs ${OLDEST_VERSION} or newer.`
  }
  const encoding = await show('server_encoding')
  return encoding === 'UTF8' ? null : `its database has the encoding ${encoding}; ${PRODUCT_NAME} needs UTF8.`
}

/** What the system, or a full disk, says of a file names it, not the setting. */
function blameFolder(error: NodeJS.ErrnoException): never {
  if (error.syscall === undefined && error.code !== DISK_FULL) throw error
  throw new DatabaseUnusable(`DATA_DIR: cannot be used (${error.message}).`, { cause: error })
}

const DISK_FULL = '53100'
/** SQLSTATE insufficient_privilege, read_only_sql_transaction, and what says that there is no such extension. */
const REFUSALS = ['42501', '25006', '0A000', '58P01', DISK_FULL]

/** Where the database refuses what the migrations ask, it is another one that is needed, or other rights on it. */
function blameSetting(error: unknown, setting: string): unknown {
  if (!(error instanceof Error)) return error
  const codes = [error, error.cause].map((each) => (each instanceof Error && 'code' in each ? each.code : undefined))
  return codes.some((code) => REFUSALS.includes(String(code)))
    ? new DatabaseUnusable(`${setting}: its database cannot be brought up to date (${error.message}).`, {
        cause: error,
      })
    : error
}

/** A command that is stopped ends with it, as one that waits for nothing at a second Ctrl-C. */
async function openEmbedded(dataDir: string, log?: Log): Promise<OpenDatabase> {
  const letSignals = exitOnSignals()
  try {
    const { url, close } = await openHeld(dataDir, log)
    return {
      url,
      embedded: true,
      close: async () => {
        await close()
        letSignals()
      },
    }
  } catch (error) {
    letSignals()
    throw error
  }
}

async function openHeld(dataDir: string, log?: Log): Promise<Pick<OpenDatabase, 'url' | 'close'>> {
  const server = await startEmbeddedPostgres(dataDir, { log })
  try {
    await ensureDatabase(server.url)
    const letGo = await holdDataDir(server.url, dataDir)
    server.stopAtExit()
    return {
      url: server.url,
      close: async () => {
        await letGo()
        await server.stop()
      },
    }
  } catch (error) {
    // Whoever has it needs it.
    if (error instanceof DataDirInUse) server.letLive()
    else await server.leave()
    throw error
  }
}
