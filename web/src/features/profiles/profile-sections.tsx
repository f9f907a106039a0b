import type { Profile } from '@heraia/contract/profiles'
import { AddressTabs } from '@heraia/ui/address-tabs'
import type { ReactNode } from 'react'
import type * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { AboutPanel } from './about-panel.tsx'
import { FollowList } from './follow-list.tsx'
import { profileTexts } from './profile-texts.ts'
import { useTabAddress } from './tab-address.ts'

/** What other features show on a profile. */
export interface ProfileParts {
  /** The Posts tab. */
  posts: (profile: Profile) => ReactNode
  /** The Stats tab, of athletes alone, and the Media tab, likewise. */
  stats: (profile: Profile) => ReactNode
  media: (profile: Profile) => ReactNode
  /** Below the facts of the About tab. */
  achievements: (profile: Profile) => ReactNode
  /** Her own followers, below those who ask to be one. */
  withRequests: (followers: ReactNode) => ReactNode
}

interface ProfileSectionsProps extends ProfileParts {
  profile: Profile
  tab: addresses.ProfileTab
}

export function ProfileSections({
  profile,
  tab: asked,
  posts,
  stats,
  media,
  achievements,
  withRequests,
}: ProfileSectionsProps) {
  const texts = useTexts(profileTexts)
  const addressOf = useTabAddress()
  const isAthlete = profile.role === 'athlete'
  const tab = asked === 'stats' && !isAthlete ? 'posts' : asked
  const names = ['posts', 'about', ...(isAthlete ? (['stats'] as const) : []), 'media'] as const
  const tabs = names.map((name) => ({
    href: addressOf(profile.handle, name),
    label: texts[name],
    current: name === tab,
  }))
  const follows = (tab === 'followers' || tab === 'following') && <FollowList profile={profile} kind={tab} />
  return (
    <AddressTabs label={texts.tabs} tabs={tabs} className="mt-4">
      {tab === 'posts' && posts(profile)}
      {tab === 'about' && (
        <>
          <AboutPanel profile={profile} />
          {achievements(profile)}
        </>
      )}
      {tab === 'stats' && stats(profile)}
      {tab === 'media' && media(profile)}
      {tab === 'followers' && (profile.relation?.isSelf ? withRequests(follows) : follows)}
      {tab === 'following' && follows}
    </AddressTabs>
  )
}
