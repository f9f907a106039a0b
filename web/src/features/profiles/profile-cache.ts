import type { LiveEvents } from '@heraia/contract/events'
import type { Profile } from '@heraia/contract/profiles'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The timeline of whom she follows, in all that it is asked for with. */
export const OF_THE_FOLLOWED = api.feed.timeline.key({ input: { scope: 'following' } })

/** By id or handle. */
export const profileOf = (ref: string) => api.profiles.get.queryOptions({ input: { id: ref } })

/** A profile may be cached under its id and under its handle: a change reaches both. */
export function changeProfile(queries: QueryClient, id: string, change: (profile: Profile) => Profile): void {
  queries.setQueriesData<Profile>({ queryKey: api.profiles.get.key() }, (profile) =>
    profile?.id === id ? change(profile) : profile,
  )
}

/** Told only to who may see it: also when it is shown again, or for the first time. */
export const takePresence = (queries: QueryClient, { personId, online }: LiveEvents['presence']): void =>
  changeProfile(queries, personId, (shown) => ({ ...shown, online }))

/** Of her follow and of what takes it back, for one person. */
export const followsOf = (id: string) => ['follow', id] as const

/**
 * Who follows whom decides what the lists and the timeline of the followed hold: they are asked again when next shown.
 * Of the other timeline only single posts change, in their place (askAgainAbout): she comes back to where she read.
 */
export async function relationsChanged(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.profiles.key() }),
    queries.invalidateQueries({ queryKey: OF_THE_FOLLOWED, refetchType: 'none' }),
  ])
}
