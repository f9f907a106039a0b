import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'heraia-video-'
/** Longer films than 100 MB of a phone are not worth more of the processor. */
export const MOST_MS = 15 * 60_000

export const makeVideoFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX))

/** A process that was killed left its folders behind. What is younger than a film may take is somebody's work. */
export async function sweepVideoFolders(now: Date, within = tmpdir()): Promise<void> {
  const names = await readdir(within).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const folder = join(within, name)
    // Another process on this machine may sweep too, or the folder may be somebody else's.
    const made = await stat(folder).catch(() => null)
    if (made && now.getTime() - made.mtimeMs > 2 * MOST_MS) {
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }
}
