import { readFileSync, statSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
  /** The folder of its socket; null when it has none that we could reach. */
  socketFolder: string | null
  ready: boolean
}

/** What PostgreSQL wrote about itself into its data folder; null when no server has it open. */
export function readPostmasterFile(folder: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!(pid > 0)) return null
  const port = Number(lines[3] ?? 0)
  const hasSocket = lines[4]?.trim() === OWN_FOLDER && isReachable(folder, port)
  return { pid, port, socketFolder: hasSocket ? folder : null, ready: lines[7]?.trim() === 'ready' }
}

/** As PostgreSQL, which works in its data folder, is told to put its socket there. */
export const OWN_FOLDER = '.'

/** The shortest that a system allows, with a zero at the end: macOS. */
const LONGEST_SOCKET_PATH = 103

/** A socket's path has to be short, and on Windows Node takes it for something else. */
const isReachable = (folder: string, port: number): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH

/** Through its socket where it has one, which is less work for the system than the network; else at its port. */
export function addressOf({ port, socketFolder }: Postmaster, password: string): string {
  const address = new URL(`postgres://heraia:${password}@127.0.0.1:${port}/heraia`)
  if (socketFolder) address.searchParams.set('host', socketFolder)
  return address.href
}

/** Who has the process number that a postmaster's file names; 'unsure' is a PostgreSQL that may be that one. */
export type Runner = 'postgres' | 'stranger' | 'nobody' | 'unsure'

/**
 * Our PostgreSQL, a stranger that got the number later, or nobody. The folder may be named by another path than the one
 * it was started with (a link, a mount, a folder that was moved since): the folders are compared, not their names.
 */
export function whoRuns(pid: number, folder: string): Runner {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Who may use the folder is its owner or root, and may signal whoever runs on it.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'stranger' : 'nobody'
  }
  // Where nothing can be looked up, on macOS and Windows, the file is believed.
  if (process.platform !== 'linux') return 'postgres'
  const command = commandOf(pid)
  if (!command) return 'nobody'
  if (basename(command[0] ?? '') !== 'postgres') return 'stranger'
  // It works in its data folder; in a container not even root may always look there.
  const worksIn = idOf(`/proc/${pid}/cwd`)
  if (worksIn) return worksIn === idOf(folder) ? 'postgres' : 'stranger'
  const named = command[command.indexOf('-D') + 1] ?? ''
  return isAbsolute(named) && idOf(named) === idOf(folder) ? 'postgres' : 'unsure'
}

function commandOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return null
  }
}

/** The same for every path to one folder. */
function idOf(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return null
  }
}
