import type { Profile } from '@heraia/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import { changeProfile, followsOf } from './profile-cache.ts'

/** Keeps the open profile true while others change it. */
export function useProfileChanges(profile: Profile | undefined) {
  const queries = useQueryClient()
  const askAgain = () => {
    // It asks again itself when it is done.
    if (profile && pressesOnTheirWay(queries, followsOf(profile.id)) > 0) return
    void queries.invalidateQueries({ queryKey: api.profiles.get.key() })
  }
  // On her own profile everybody's follow changes a count.
  useLive('relation.changed', ({ personId }) => {
    if (personId === profile?.id || profile?.relation?.isSelf) askAgain()
  })
  useLive('profile.changed', ({ personId }) => {
    if (personId === profile?.id) askAgain()
  })
  useLive('resumed', askAgain)
  useLive('presence', ({ personId, online }) =>
    changeProfile(queries, personId, (shown) => (shown.online === null ? shown : { ...shown, online })),
  )
}
