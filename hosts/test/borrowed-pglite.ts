import type { PGlite } from '@electric-sql/pglite'
import { openPglite } from '../pglite.ts'
import { imageOf, type PutBack } from './pglite-image.ts'
import { unpackedFolder } from './unpacked-folder.ts'

export interface BorrowedPglite {
  /** Closed for who borrowed it, once it is given back. */
  pglite: PGlite
  giveBack(): Promise<void>
}

interface Reusable {
  pglite: PGlite
  putBack: PutBack
}

/** This worker's, while no test has them; as their last tests left them. Many a test wants two at a time, hardly one more. */
const idle: Reusable[] = []
const KEPT = 2

/** A PGlite as new: putting one back to how it was takes a tenth of the time in which another one opens. */
export async function borrowPglite(snapshot: string): Promise<BorrowedPglite> {
  return lend((await takeIdle()) ?? (await openReusable(snapshot)))
}

/** Loaded first of all: a library is also known outside of the memory that is put back. */
const LIBRARIES = ['plpgsql', 'dict_snowball', 'pg_trgm', 'unaccent']

async function openReusable(snapshot: string): Promise<Reusable> {
  const { pglite } = await openPglite({ fs: await unpackedFolder(snapshot) })
  await pglite.exec(LIBRARIES.map((library) => `load '${library}'`).join(';'))
  return { pglite, putBack: imageOf(pglite) }
}

async function takeIdle(): Promise<Reusable | undefined> {
  const taken = idle.pop()
  if (!taken) return
  // It waits for its turn, so nothing of the test before is on its way any more.
  const libraries = await taken.pglite.query('select from pg_get_loaded_modules()').catch(() => null)
  if (libraries?.rows.length === LIBRARIES.length) {
    taken.putBack()
    return taken
  }
  await taken.pglite.close()
  return takeIdle()
}

/** What begins something; all else goes on with what was begun. */
const BEGINNINGS = new Set<string | symbol>(['query', 'exec', 'transaction', '_runExclusiveTransaction'])

function lend(reusable: Reusable): BorrowedPglite {
  const { pglite } = reusable
  let isClosed = false
  const refuse = () => Promise.reject(new Error('PGlite is closed'))
  async function giveBack(): Promise<void> {
    if (isClosed) return refuse()
    isClosed = true
    // What was begun before comes to its end.
    await pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(async () => {}))
    if (idle.length < KEPT) idle.push(reusable)
    else await pglite.close()
  }
  const lent = new Proxy(pglite, {
    get: (_, name) => {
      if (name === 'close') return giveBack
      if (name === 'closed') return isClosed
      if (isClosed && BEGINNINGS.has(name)) return refuse
      const value: unknown = Reflect.get(pglite, name, pglite)
      return typeof value === 'function' ? value.bind(pglite) : value
    },
  })
  return { pglite: lent, giveBack }
}
