import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sweepUnfinished } from './data-folder.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { asDatabaseUser, type DatabaseUser } from './run-as-database-user.ts'

/**
 * Makes the cluster in `folder` unless it is there. It is made beside it and renamed at the end, so that a start that
 * was killed half-way leaves nothing that looks like a database.
 */
export async function initCluster(folder: string, user: DatabaseUser | null, password: string, durable: boolean) {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  await sweepUnfinished(dirname(folder))
  const unfinished = `${folder}.${process.pid}.new`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = join(unfinished, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) await Promise.all([unfinished, passwordFile].map((path) => chown(path, user.uid, user.gid)))
  try {
    await initdb(join(unfinished, 'data'), user, passwordFile, durable)
    await rename(join(unfinished, 'data'), folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function initdb(data: string, user: DatabaseUser | null, passwordFile: string, durable: boolean): Promise<void> {
  const binaries = await findPostgresBinaries()
  const wanted = [
    `--pgdata=${data}`,
    '--username=heraia',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // The same order and case rules on every machine, whatever its C library knows.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // A test's database lives for minutes, and each of its connections would compute for a password.
    ...(durable ? ['--auth=scram-sha-256'] : ['--auth=trust', '--no-sync']),
  ]
  const run = asDatabaseUser(user, binaries.initdb, wanted, data)
  const child = spawn(run.command, run.args, { ...run.options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`PostgreSQL could not make its data folder.\n${complaints}`)),
    )
  })
}
