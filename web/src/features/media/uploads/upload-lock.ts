import type { MediaId } from '@heraia/contract/ids'
import { tabLocks } from '../../../lib/tab-locks.ts'
import { KEPT_FILES } from './kept-files.ts'

const releases = new Map<MediaId, () => void>()
const nameOf = (id: MediaId) => `${KEPT_FILES}:${id}`

/**
 * Of several tabs one sends a file; another that finds it kept leaves it to that one. Held until it has arrived or the
 * tab is closed. Where the browser has no locks, every tab believes it is alone.
 */
export async function takeUpload(id: MediaId): Promise<boolean> {
  const locks = await tabLocks()
  if (!locks || releases.has(id)) return true
  return new Promise((resolve) => {
    void locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      return new Promise<void>((release) => {
        releases.set(id, release)
      })
    })
  })
}

export function releaseUpload(id: MediaId): void {
  releases.get(id)?.()
  releases.delete(id)
}

/** Another tab is sending it. */
export async function isSentElsewhere(id: MediaId): Promise<boolean> {
  const held = (await (await tabLocks())?.query())?.held ?? []
  return !releases.has(id) && held.some(({ name }) => name === nameOf(id))
}
