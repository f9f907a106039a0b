import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.tsx'
import { type TimelineProps, timelineOptions } from './timeline-options.ts'

const NONE = { count: 0, more: false }

/** Signals come one by one in a burst; the server is asked once. */
const SETTLE_MS = 150

/**
 * How many posts came since the list was read. A live signal only says that something came: the server counts,
 * by the same rules as the list, so that the number is right also after a lost connection, and when she comes back to
 * a list that she read before. One list a component: give it the list as its `key`.
 */
export function useNewer(timeline: TimelineProps) {
  const queries = useQueryClient()
  const { user } = useSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { scope } = timeline
  const { queryKey } = timelineOptions(timeline)
  const since = useInfiniteQuery(timelineOptions(timeline)).data?.pages[0]?.newestCursor
  const counting = api.feed.newer.queryOptions({ input: { ...timeline, since: since ?? '' } })
  // Of a list that is only now asked for, nothing is newer; one that is here already is counted when she comes to it.
  const counted = useQuery({
    ...counting,
    initialData: NONE,
    enabled: since !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })

  function countSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: counting.queryKey }), SETTLE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('feed.newer', ({ authorId, following }) => {
    if (authorId !== user?.id && (scope === 'everybody' || following)) countSoon()
  })
  // Whom she follows by now, on another device, has perhaps posted since.
  useLive('relation.changed', countSoon)
  useLive('resumed', countSoon)

  async function takeIn() {
    queries.setQueryData(counting.queryKey, NONE)
    window.scrollTo({ top: 0 })
    // Only the first page again, or the list would be read to its end anew.
    queries.setQueryData<{ pages: unknown[]; pageParams: unknown[] }>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    await queries.invalidateQueries({ queryKey })
  }

  return { ...counted.data, takeIn: () => void takeIn() }
}
