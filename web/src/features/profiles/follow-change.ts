import type { Profile } from '@heraia/contract/profiles'

/** What her pressing the button will most likely do; the server's answer takes its place. */
export function followed(profile: Profile): Profile {
  const { relation } = profile
  if (!relation || relation.following !== 'none') return profile
  // A profile that is closed to her asks its owner first.
  const asksFirst = profile.about === null
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
