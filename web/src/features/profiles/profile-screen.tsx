import type { Profile } from '@heraia/contract/profiles'
import { FailedState } from '@heraia/ui/failed-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as addresses from '../../addresses.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useLeadOn } from '../../lib/use-lead-on.ts'
import { profileOf } from './profile-cache.ts'
import { ProfileGone } from './profile-gone.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { PrivatePanel, ProfileSkeleton } from './profile-panels.tsx'
import { type ProfileParts, ProfileSections } from './profile-sections.tsx'
import { profileTexts } from './profile-texts.ts'
import { useProfileChanges } from './use-profile-changes.ts'

interface ProfileScreenProps extends ProfileParts {
  /** Id or handle. */
  name: string
  tab: addresses.ProfileTab
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
  if (isGone) return <ProfileGone name={name} isFetching={query.isFetching} />
  if (profile)
    return (
      <div key={profile.id} className="pb-10">
        <ProfileHeader profile={profile} tab={tab} />
        <div className="mx-auto w-full max-w-4xl px-4">
          {profile.about ? (
            <ProfileSections profile={profile} tab={tab} {...parts} />
          ) : (
            <PrivatePanel profile={profile} />
          )}
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

/** Who came by the id sees the handle in the address, and what was loaded stays. */
function useHandleInAddress(profile: Profile | undefined, name: string, tab: addresses.ProfileTab) {
  const queries = useQueryClient()
  const { search } = useLocation()
  const elsewhere = profile && profile.handle !== name ? profile : null
  useEffect(() => {
    if (elsewhere) queries.setQueryData(profileOf(elsewhere.handle).queryKey, elsewhere)
  }, [elsewhere, queries])
  const to = elsewhere && `${addresses.profile(elsewhere.handle, tab)}${search}`
  useLeadOn(to, { preventScrollReset: true })
}
