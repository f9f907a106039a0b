import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useGathered } from '../../../lib/use-gathered.ts'
import { setAsideTexts } from './set-aside-texts.ts'

/** In the address. */
export const SET_ASIDE = 'set-aside'

/** Last of the tabs, where something is set aside or she is there: who sets nothing aside is shown nothing of it. */
export function useSetAsideTab(isCurrent: boolean) {
  const texts = useTexts(setAsideTexts)
  const { data } = useQuery(api.notifications.countSetAside.queryOptions())
  useAskedAgain()
  const { count, more } = data ?? { count: 0, more: false }
  if (count === 0 && !isCurrent) return []
  return [{ href: addresses.notifications(SET_ASIDE), label: texts.tab(count, more), current: isCurrent }]
}

/** What is set aside does not ring: it only changes. It comes in heaps, and is asked for once a heap. */
function useAskedAgain() {
  const queries = useQueryClient()
  const { setAside, countSetAside, acceptedSenders } = api.notifications
  const askAgain = useGathered(() => {
    for (const { key } of [setAside, countSetAside, acceptedSenders])
      void queries.invalidateQueries({ queryKey: key() })
  })
  useLive('notification.changed', askAgain)
  useLive('relation.changed', askAgain)
  useLive('resumed', askAgain)
}
