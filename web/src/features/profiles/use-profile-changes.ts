import type { Profile } from '@heraia/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { changeProfile } from './profile-cache.ts'

/** Keeps the open profile true while others change it. */
export function useProfileChanges(profile: Profile | undefined) {
  const queries = useQueryClient()
  const askAgain = (personId?: string) => {
    if (personId && personId !== profile?.id) return
    void queries.invalidateQueries({ queryKey: api.profiles.get.key() })
  }
  useLive('relation.changed', ({ personId }) => askAgain(personId))
  useLive('profile.changed', ({ personId }) => askAgain(personId))
  useLive('resumed', () => askAgain())
  useLive('presence', ({ personId, online }) =>
    changeProfile(queries, personId, (shown) => (shown.online === null ? shown : { ...shown, online })),
  )
}
