import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.tsx'
import type { TimelineProps } from './timeline-options.ts'

interface Pages {
  pages: { newestCursor: string }[]
}

/** Signals come one by one in a burst; the server is asked once. */
const SETTLE_MS = 150

/**
 * How many posts came since the list was read. A live signal only says that something came: the server counts,
 * by the same rules as the list, so that the number is right also after a lost connection. One list a component:
 * give it the list as its `key`.
 */
export function useNewer({ scope, tag }: TimelineProps, queryKey: QueryKey) {
  const queries = useQueryClient()
  const { user } = useSession()
  const [newer, setNewer] = useState({ count: 0, more: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function count() {
    const since = queries.getQueryData<Pages>(queryKey)?.pages[0]?.newestCursor
    if (!since) return
    // A count that fails is asked for again by the next signal; nothing she reads depends on it.
    const answer = await client.feed.newer({ scope, tag, since }).catch(() => null)
    if (answer) setNewer(answer)
  }

  function countSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void count(), SETTLE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('feed.newer', ({ authorId, following }) => {
    if (authorId !== user?.id && (scope === 'everybody' || following)) countSoon()
  })
  // Whom she follows by now, on another device, has perhaps posted since.
  useLive('relation.changed', countSoon)
  useLive('resumed', countSoon)

  async function takeIn() {
    setNewer({ count: 0, more: false })
    window.scrollTo({ top: 0 })
    // Only the first page again, or the list would be read to its end anew.
    queries.setQueryData<{ pages: unknown[]; pageParams: unknown[] }>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    await queries.invalidateQueries({ queryKey })
  }

  return { ...newer, takeIn: () => void takeIn() }
}
