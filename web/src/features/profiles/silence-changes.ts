import type { Profile } from '@heraia/contract/profiles'
import type { QueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { mutedHere, noteMuted } from './muted-here.ts'
import { changeProfile } from './profile-cache.ts'

/** As the server answered about her and one other. */
export function keepRelation(queries: QueryClient, me: string, personId: string, relation: Profile['relation']): void {
  changeProfile(queries, personId, (shown) => ({ ...shown, relation }))
  noteMuted(me, personId, relation)
}

/**
 * Something changed between the two, maybe in another tab: where menus offer to take muting back, or what was done here may
 * be true no longer, the server is asked. Nothing is asked about everybody else.
 */
export async function followSilence(queries: QueryClient, me: string, personId: string): Promise<void> {
  const before = mutedHere(me, personId)
  if (before === undefined && !isShownMuted(queries, personId)) return
  const profile = await client.profiles.get({ id: personId }).catch(() => null)
  // She has muted or unmuted her meanwhile: that answer is newer.
  if (mutedHere(me, personId) !== before) return
  if (profile) keepRelation(queries, me, personId, profile.relation)
  else noteMuted(me, personId, undefined)
}

/**
 * She muted words, or no longer does, maybe in another tab: what others wrote, there and where she comes back to it, may stand
 * folded now, or open again.
 */
export function foldAnew(queries: QueryClient): void {
  for (const { key } of [api.feed, api.notifications.list, api.messages])
    void queries.invalidateQueries({ queryKey: key() })
}

const isShownMuted = (queries: QueryClient, personId: string): boolean =>
  queries
    .getQueriesData<Profile>({ queryKey: api.profiles.get.key() })
    .some(([, profile]) => profile?.id === personId && profile.relation?.muted)
