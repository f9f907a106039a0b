import type { Profile } from '@heraia/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import { useGathered } from '../../lib/use-gathered.ts'
import { followsOf, takePresence } from './profile-cache.ts'

/** Keeps the open profile true while others change it. */
export function useProfileChanges(profile: Profile | undefined) {
  const queries = useQueryClient()
  // It asks again itself when it is done.
  const asksItself = () => profile !== undefined && pressesOnTheirWay(queries, followsOf(profile.id)) > 0
  const askAgain = () => {
    if (!asksItself()) void queries.invalidateQueries({ queryKey: api.profiles.get.key() })
  }
  // A list may have many pages, and a popular athlete is followed often.
  const listsSoon = useGathered(() => {
    if (asksItself()) return
    for (const { key } of [api.profiles.followers, api.profiles.following])
      void queries.invalidateQueries({ queryKey: key() })
  })
  // On her own profile everybody's follow changes a count.
  useLive('relation.changed', ({ personId }) => {
    if (personId !== profile?.id && !profile?.relation?.isSelf) return
    askAgain()
    listsSoon()
  })
  useLive('profile.changed', ({ personId }) => {
    if (personId === profile?.id) askAgain()
  })
  useLive('resumed', () => {
    askAgain()
    listsSoon()
  })
  useLive('presence', (told) => takePresence(queries, told))
}
