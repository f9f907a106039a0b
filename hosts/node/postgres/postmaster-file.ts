import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
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
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' }
}

/** Who has the process number that the file names: our PostgreSQL, a stranger that got the number later, or nobody. */
export function whoRuns(pid: number, folder: string): 'postgres' | 'stranger' | 'nobody' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'stranger' : 'nobody'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? 'postgres' : 'stranger'
  } catch {
    return process.platform === 'linux' ? 'nobody' : 'postgres'
  }
}
