import type { Profile } from '@heraia/contract/profiles'
import { FailedState } from '@heraia/ui/failed-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { AboutPanel } from './about-panel.tsx'
import { FollowList } from './follow-list.tsx'
import { profileOf } from './profile-cache.ts'
import { ProfileHeader } from './profile-header.tsx'
import { PrivatePanel, ProfileNotFound, ProfileSkeleton } from './profile-panels.tsx'
import { profileTexts } from './profile-texts.ts'
import { useProfileChanges } from './use-profile-changes.ts'

interface ProfileScreenProps {
  /** Id or handle. */
  name: string
  tab: addresses.ProfileTab
  /** The Posts tab; posts are another feature's. */
  posts: (profile: Profile) => ReactNode
  /** The Stats tab, of athletes alone, and the Media tab, likewise. */
  stats: (profile: Profile) => ReactNode
  media: (profile: Profile) => ReactNode
  /** Below the facts of the About tab. */
  achievements: (profile: Profile) => ReactNode
}

export function ProfileScreen({ name, tab, ...parts }: ProfileScreenProps) {
  const texts = useTexts(profileTexts)
  const errors = useTexts(errorTexts)
  const query = useQuery(profileOf(name))
  const profile = query.data
  useProfileChanges(profile)
  usePageTitle(profile?.name)
  useHandleInAddress(profile, name, tab)

  // Also while the profile of a moment ago is still cached: she was blocked, or blocked her.
  const isGone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(query.error).code)
  if (isGone) return <ProfileNotFound />
  if (profile)
    return (
      <div className="pb-10">
        <ProfileHeader profile={profile} tab={tab} />
        <div className="mx-auto w-full max-w-4xl px-4">
          {profile.about ? <Sections profile={profile} tab={tab} {...parts} /> : <PrivatePanel profile={profile} />}
        </div>
      </div>
    )
  if (query.isPending) return <ProfileSkeleton />
  return (
    <FailedState
      title={texts.failed}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    >
      {errorText(errors, query.error)}
    </FailedState>
  )
}

function Sections({
  profile,
  tab: asked,
  posts,
  stats,
  media,
  achievements,
}: { profile: Profile } & Omit<ProfileScreenProps, 'name'>) {
  const texts = useTexts(profileTexts)
  const isAthlete = profile.role === 'athlete'
  const tab = asked === 'stats' && !isAthlete ? 'posts' : asked
  const names = ['posts', 'about', ...(isAthlete ? (['stats'] as const) : []), 'media'] as const
  const tabs = names.map((name) => ({
    href: addresses.profile(profile.handle, name),
    label: texts[name],
    current: name === tab,
  }))
  return (
    <>
      <LinkTabs label={texts.tabs} tabs={tabs} className="mt-4" />
      {tab === 'posts' && posts(profile)}
      {tab === 'about' && (
        <>
          <AboutPanel profile={profile} />
          {achievements(profile)}
        </>
      )}
      {tab === 'stats' && stats(profile)}
      {tab === 'media' && media(profile)}
      {(tab === 'followers' || tab === 'following') && <FollowList profile={profile} kind={tab} />}
    </>
  )
}

/** Who came by the id sees the handle in the address, and what was loaded stays. */
function useHandleInAddress(profile: Profile | undefined, name: string, tab: addresses.ProfileTab) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (!profile || profile.handle === name) return
    queries.setQueryData(profileOf(profile.handle).queryKey, profile)
    const address = addresses.profile(profile.handle, tab)
    void navigate(`${address}${search}`, { replace: true, preventScrollReset: true })
  }, [profile, name, tab, search, queries, navigate])
}
