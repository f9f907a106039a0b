import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { OWN_FOLDER, type Postmaster, readPostmasterFile } from './postmaster-file.ts'
import { asDatabaseUser, type DatabaseUser } from './run-as-database-user.ts'
import { takesSockets } from './takes-sockets.ts'

/** Tuned for a small machine. Nothing here trades away a commit that was acknowledged. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Its log would say what people wrote: the row that was refused, the address that somebody else has.
  log_error_verbosity: 'terse',
}

const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' }

/** Starts a server on the folder and waits until it takes connections. */
export async function spawnPostgres(
  folder: string,
  user: DatabaseUser | null,
  logFile: string,
  options: { durable: boolean; port?: number },
): Promise<Postmaster> {
  const { postgres } = await findPostgresBinaries()
  const port = String(options.port ?? (await freePort()))
  const unix_socket_directories = (await takesSockets(folder)) ? OWN_FOLDER : ''
  const chosen = { ...settings, ...(options.durable ? {} : notDurable), unix_socket_directories, port }
  const args = ['-D', folder, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const run = asDatabaseUser(user, postgres, args, folder)
  const log = openSync(logFile, 'a', 0o600)
  // In a group of its own: Ctrl-C reaches us and not it, and we stop it when the last request has its answer. Its log is
  // a file, for a pipe would break with us and take it down.
  const child = spawn(run.command, run.args, { ...run.options, cwd: '/', detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  return waitUntilReady(child, folder, logFile)
}

async function waitUntilReady(child: ChildProcess, folder: string, logFile: string): Promise<Postmaster> {
  let failure: Error | null = null
  child.on('error', (error) => {
    failure = error
  })
  child.once('exit', () => {
    failure ??= new Error(`PostgreSQL did not start.\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
  })
  for (;;) {
    if (failure) throw failure
    const postmaster = readPostmasterFile(folder)
    if (postmaster?.ready && postmaster.pid === child.pid) {
      child.removeAllListeners()
      return postmaster
    }
    await sleep(10)
  }
}
