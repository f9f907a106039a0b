import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** Ten times what all tests together have there. */
const ROOM = 2 ** 31

/**
 * A new folder for files that need not outlive this process: in memory on a Linux that gives it room there (a container
 * often does not), the usual temporary one elsewhere.
 */
export async function folderInMemory(name: string): Promise<string> {
  if (!(await hasRoomInMemory())) return mkdtemp(join(tmpdir(), `${name}-`))
  await removeLeftOvers(name)
  return mkdtemp(join(IN_MEMORY, `${name}-${process.pid}-`))
}

/** Whether tests may keep their files in memory. */
export async function hasRoomInMemory(): Promise<boolean> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room >= ROOM
}

/** Of processes that were killed. A PostgreSQL that one left behind ends by itself when its folder is gone. */
async function removeLeftOvers(name: string): Promise<void> {
  for (const folder of await readdir(IN_MEMORY)) {
    const [start, pid] = [folder.slice(0, name.length), Number(folder.slice(name.length + 1).split('-')[0])]
    if (start === name && pid > 0 && !isRunning(pid)) {
      await rm(join(IN_MEMORY, folder), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
