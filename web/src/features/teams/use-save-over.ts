import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from '../../lib/errors.ts'

interface Saved {
  id: string
  updatedAt: string
}

interface SaveOver<Said> {
  /** As she read it when she began; undefined: it is new. */
  read: Saved | undefined
  /** Of what is loaded again where somebody else changed it. */
  shown: QueryKey
  /** `updatedAt` null: it is new; undefined: whatever it says by now. */
  send: (said: Said, updatedAt: string | null | undefined) => Promise<Saved>
}

const isElsewhere = (error: unknown): boolean => failureOf(error).reason === 'edited_elsewhere'

/**
 * Saves over what she read, for several run a team. A try of hers whose answer was lost may be what is there: it goes on
 * from that. Where another one changed it she is told; what she sends then is her word over what is shown now.
 */
export function useSaveOver<Said>({ read, shown, send }: SaveOver<Said>): (said: Said) => Promise<Saved> {
  const queries = useQueryClient()
  const tried = useRef<Said[]>([])
  const known = useRef<string | null | undefined>(read?.updatedAt ?? null)
  return async (said) => {
    const before = tried.current
    tried.current = [said, ...before].slice(0, 3)
    try {
      return await send(said, known.current)
    } catch (error) {
      if (!isElsewhere(error)) throw error
      for (const each of before) {
        const there = await send(each, known.current).catch(onlyElsewhere)
        if (there) return send(said, there.updatedAt)
      }
      // Also what is on no screen now: it was kept as it was before.
      await queries.invalidateQueries({ queryKey: shown, refetchType: 'all' })
      // Where another one moved it to a page that is not loaded, there is nothing to compare with.
      if (read) known.current = newestOf(queries, shown, read.id)
      throw error
    }
  }
}

/** When what is cached under `shown` was changed last; each list may have it, as it was when that was loaded. */
export function newestOf(queries: QueryClient, shown: QueryKey, id: string): string | undefined {
  const all = queries.getQueriesData<Partial<Saved> | { pages: { items: Partial<Saved>[] }[] }>({ queryKey: shown })
  const items = all.flatMap(([, data]) => (data && 'pages' in data ? data.pages.flatMap((page) => page.items) : [data]))
  return items
    .flatMap((item) => (item?.id === id ? (item.updatedAt ?? []) : []))
    .toSorted()
    .at(-1)
}

function onlyElsewhere(error: unknown): undefined {
  if (!isElsewhere(error)) throw error
}
