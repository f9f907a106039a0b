import { showToast } from '@heraia/ui/toast-queue.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
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
  const errors = useTexts(errorTexts)
  const { user } = useSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Something came while a list was on its way: it may have been read before that. */
  const cameMeanwhile = useRef(false)
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
    cameMeanwhile.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: counting.queryKey }), SETTLE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  const arrived = useEffectEvent(() => {
    if (cameMeanwhile.current) countSoon()
  })
  useEffect(() => {
    if (since !== undefined) arrived()
  }, [since])
  useLive('feed.newer', ({ authorId, following }) => {
    if (authorId !== user?.id && (scope === 'everybody' || following)) countSoon()
  })
  // What waits behind the pill, or is being counted, was perhaps deleted.
  useLive('post.changed', ({ removed }) => {
    if (removed && (counted.data.count > 0 || counted.isFetching)) countSoon()
  })
  // Whom she follows by now, on another device, has perhaps posted since.
  useLive('relation.changed', countSoon)
  useLive('resumed', countSoon)

  // Only the first page again, or the list would be read to its end anew. What she reads stays until that is here.
  const taking = useMutation({
    mutationFn() {
      cameMeanwhile.current = false
      return client.feed.timeline(timeline)
    },
    async onSuccess(first) {
      // Older posts that are on their way belong below what is now replaced.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, { pages: [first], pageParams: [undefined] })
      queries.setQueryData(counting.queryKey, NONE)
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })

  return {
    ...counted.data,
    isTaking: taking.isPending,
    takeIn() {
      // Not where she went to another list or page meanwhile.
      if (!taking.isPending) taking.mutate(undefined, { onSuccess: () => window.scrollTo({ top: 0 }) })
    },
  }
}
