import { filesInMemory } from '../../files-in-memory.ts'
import type { Renewed } from '../database/open-database.ts'
import { filesInIndexedDb } from '../files-in-indexed-db.ts'
import { openKept, removeKept } from '../kept-store.ts'
import type { LookAtFilm } from '../media/film.ts'
import type { Demo } from '../open-demo.ts'
import type { DemoFiles, DemoState } from '../wire/messages.ts'
import { fetchEngine, fetchMigrations } from './fetch-engine.ts'
import { keepForLater } from './keep-for-later.ts'

export interface Here {
  /** Rejects where it could not be opened; `become` has said why. */
  demo: Promise<Demo>
  /** Forgets everything that was kept; the pages begin again after it. */
  reset(): Promise<void>
}

interface Opening {
  /** Where the demo's folder lies: `https://example.org/demo/`. */
  base: string
  files: DemoFiles
  lookAtFilm: LookAtFilm
  become: (state: DemoState) => void
  mailed: () => void
}

/** Once the start is over. */
const LATER_MS = 8000

/** Opens the database and the server in this worker. */
export function openHere({ base, files, lookAtFilm, become, mailed }: Opening): Here {
  const name = `heraia-demo:${new URL(base).pathname}`
  let close = async () => {}

  async function open(): Promise<Demo> {
    // The engine is on its way while the server's own code is.
    const fetching = fetchEngine(files)
    fetching.catch(() => {})
    const [{ openDemo }, { openDatabase }, kept] = await Promise.all([
      import('../open-demo.ts'),
      import('../database/open-database.ts'),
      openKept(name).catch(() => null),
    ])
    let renewed: Renewed = null
    const database = await openDatabase({
      ...(await fetching),
      kept,
      onFull: () => become({ phase: 'open', keeping: 'full', renewed }),
      readMigrations: () => fetchMigrations(files),
    })
    renewed = database.renewed
    const demo = openDemo(database, {
      files: kept ? filesInIndexedDb(kept) : filesInMemory(),
      siteUrl: base.replace(/\/$/, ''),
      lookAtFilm,
      mailed,
    })
    close = async () => {
      database.folder.stop()
      kept?.close()
      await demo.close()
    }
    become({ phase: 'open', keeping: kept ? 'kept' : 'memory', renewed })
    if (kept) setTimeout(() => void keepForLater(kept, files).catch(() => {}), LATER_MS)
    return demo
  }

  become({ phase: 'opening' })
  const demo = open()
  demo.catch((error: unknown) => become({ phase: 'failed', reason: String(error) }))
  return {
    demo,
    reset: async () => {
      await close()
      await removeKept(name)
    },
  }
}
