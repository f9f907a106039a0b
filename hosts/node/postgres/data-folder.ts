import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lchown, link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseUser } from './run-as-database-user.ts'

/**
 * The password of the embedded database: made once, readable by nobody else. It gets its name when it is whole, so that a
 * full disk, or a start that is killed, leaves no half of it.
 */
export async function keepPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const made = `${file}.${process.pid}.new`
  try {
    await writeFile(made, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (existsSync(file) && (await stat(file)).size === 0) await rm(file)
    await link(made, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(made, { force: true })
  }
  return readFile(file, 'utf8')
}

/** What a start began that was killed before its end. */
export async function sweepUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const [, pid] = /^postgres(?:-password)?\.(\d+)\.new$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(join(home, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Copied back by root, from a backup say, it belongs to root, as whom PostgreSQL does not run. */
export async function giveTo(user: DatabaseUser, folder: string): Promise<void> {
  if (!existsSync(folder) || (await stat(folder)).uid === user.uid) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) await lchown(join(parentPath, name), user.uid, user.gid)
  await chmod(folder, 0o700)
  await chown(folder, user.uid, user.gid)
}
