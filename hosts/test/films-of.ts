import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The processes in which a server's process, by its id, is converting films now. */
export async function filmsOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('convert-video.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []))
}
