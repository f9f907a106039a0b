import type { Relation } from '@heraia/contract/person'
import type { Profile } from '@heraia/contract/profiles'

/** What her pressing the button will most likely do; the server's answer takes its place. */
export function followed(profile: Profile): Profile {
  const { relation } = profile
  if (!relation || relation.following !== 'none') return profile
  const asksFirst = relation.whenFollowed === 'asks'
  return {
    ...profile,
    followers: profile.followers + (asksFirst ? 0 : 1),
    relation: { ...relation, following: asksFirst ? 'requested' : 'following' },
  }
}

export function unfollowed(profile: Profile): Profile {
  const { relation } = profile
  if (!relation || relation.following === 'none') return profile
  return {
    ...profile,
    followers: Math.max(0, profile.followers - (relation.following === 'following' ? 1 : 0)),
    relation: { ...relation, following: 'none' },
  }
}

/** Whether Undo brings back what she ends: where its owner is asked, a follow comes back as a request only. */
export const comesBack = (was: Relation['following'], whenFollowed: Relation['whenFollowed']): boolean =>
  whenFollowed === 'follows' || (was === 'requested' && whenFollowed === 'asks')
