import { filesInMemory } from '../../files-in-memory.ts'
import { filesInIndexedDb } from '../files-in-indexed-db.ts'
import { nameOfKept, openKept, removeKept } from '../kept-store.ts'
import type { LookAtFilm } from '../media/film.ts'
import type { Demo } from '../open-demo.ts'
import type { DemoFiles, DemoState, Keeping } from '../wire/messages.ts'
import { fetchEngine, fetchMigrations } from './fetch-engine.ts'
import { keepForLater } from './keep-for-later.ts'
import { whyLost } from './why-lost.ts'

export interface Here {
  /** Rejects where it could not be opened; `become` has said why. */
  demo: Promise<Demo>
  /** Forgets everything that was kept; the pages begin again after it. */
  reset(): Promise<void>
  /** Keeps what was done, and ends. */
  giveUp(): Promise<void>
}

interface Opening {
  /** Where the demo's folder lies: `https://example.org/demo/`. */
  base: string
  files: DemoFiles
  /** Not where other tabs may have a database of their own: what is kept is one's. */
  mayKeep: boolean
  lookAtFilm: LookAtFilm
  become: (state: DemoState) => void
  mailed: () => void
}

/** Once the start is over. */
const LATER_MS = 8000

/** Opens the database and the server in this worker. */
export function openHere({ base, files, mayKeep, lookAtFilm, become, mailed }: Opening): Here {
  const name = nameOfKept(base)
  let close = async () => {}
  let settled = async () => {}

  async function open(): Promise<Demo> {
    // The engine is on its way while the server's own code is.
    const fetching = fetchEngine(files)
    fetching.catch(() => {})
    const [{ openDemo }, { openDatabase }, kept] = await Promise.all([
      import('../open-demo.ts'),
      import('../database/open-database.ts'),
      mayKeep ? openKept(name).catch(() => null) : null,
    ])
    let keeping: Keeping = kept ? 'kept' : 'memory'
    let tell: (() => void) | null = null
    const whyNoMore = async (error: unknown): Promise<Keeping> => {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
      const isOpening = tell === null
      const why = await whyLost(name)
      // What was never kept cannot have been removed.
      return why === 'removed' && isOpening ? 'memory' : why
    }
    const keepsNoMore = (why: Keeping) => {
      if (keeping !== 'kept') return
      keeping = why
      tell?.()
    }
    const database = await openDatabase({
      fetched: fetching,
      kept,
      onFull: (error) => void whyNoMore(error).then(keepsNoMore),
      readMigrations: () => fetchMigrations(files),
    })
    const { renewed } = database
    const demo = openDemo(database, {
      files: kept ? filesInIndexedDb(kept) : filesInMemory(),
      siteUrl: base.replace(/\/$/, ''),
      lookAtFilm,
      mailed,
    })
    settled = database.folder.settled
    close = async () => {
      database.folder.stop()
      kept?.close()
      await demo.close()
    }
    tell = () => become({ phase: 'open', keeping, renewed })
    tell()
    kept?.addEventListener('versionchange', () => {
      database.folder.stop()
      keepsNoMore('removed')
    })
    // Removed by her, in the browser's settings, or by the browser, whose disk is full; or the connection alone was cut.
    kept?.addEventListener('close', () => {
      database.folder.stop()
      void whyLost(name).then(keepsNoMore)
    })
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
    giveUp: async () => {
      await demo.catch(() => {})
      await settled()
      await close()
    },
  }
}
