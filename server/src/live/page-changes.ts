import { z } from 'zod'
import type { Broadcast } from '../ports.ts'
import { broadcastChanged, MISSED } from './broadcasts.ts'

/** What may stand on pages that were drawn before. */
export interface PageChange {
  /** The procedure that changed it, `profiles.save`; `site.…` stands for everything. */
  by: string
  /** Whoever and whatever it was about. */
  ids: readonly string[]
}

/** Nothing of these is on a page that everybody sees. */
const UNSEEN = new Set(['messages', 'notifications', 'people', 'articles', 'inbox', 'verification', 'safety'])
const uuid = z.guid()

/** By what it was asked: `input` as it came, and who asked. */
export async function tellPages(
  broadcast: Broadcast,
  path: readonly string[],
  input: unknown,
  viewerId: string | undefined,
): Promise<void> {
  if (UNSEEN.has(path[0] ?? '')) return
  await tellChanged(broadcast, { by: path.join('.'), ids: [...(viewerId ? [viewerId] : []), ...idsIn(input)] })
}

/** Everything that is drawn is old. */
export const tellAllPages = (broadcast: Broadcast): Promise<void> =>
  tellChanged(broadcast, { by: 'site.changed', ids: [] })

const waiting = new WeakMap<Broadcast, Map<string, Set<string>>>()

/** What changes while another message is on its way goes out together, after it. */
export async function tellChanged(broadcast: Broadcast, change: PageChange): Promise<void> {
  const others = waiting.get(broadcast)
  if (others) {
    others.set(change.by, new Set([...(others.get(change.by) ?? []), ...change.ids]))
    return
  }
  let next = new Map([[change.by, new Set(change.ids)]])
  try {
    while (next.size > 0) {
      const gathered = new Map<string, Set<string>>()
      waiting.set(broadcast, gathered)
      for (const [by, ids] of next) await broadcastChanged(broadcast, by, [...ids])
      next = gathered
    }
  } finally {
    waiting.delete(broadcast)
  }
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.values(input).filter((value) => uuid.safeParse(value).success)
}

const heard = z.union([
  z.object({ changed: z.string(), ids: z.array(z.string()) }),
  // Who is suspended, comes back or leaves: other processes look her up again, and pages with her are old.
  z.object({ forget: z.array(z.string()) }),
])

/** Who did not hear the others for a while knows of nothing any more whether it has changed. */
const MISSED_CHANGE: PageChange = { by: 'site.missed', ids: [] }

/** Returns the function that ends it. A message may be lost: what is drawn is kept for a short time anyway. */
export function hearPages(broadcast: Broadcast, listener: (change: PageChange) => void): () => void {
  return broadcast.subscribe((text) => {
    if (text === MISSED) return listener(MISSED_CHANGE)
    if (!/^\{"(changed|forget)"/.test(text)) return
    const { success, data } = heard.safeParse(JSON.parse(text))
    if (!success) return
    listener('forget' in data ? { by: 'accounts.forget', ids: data.forget } : { by: data.changed, ids: data.ids })
  })
}
