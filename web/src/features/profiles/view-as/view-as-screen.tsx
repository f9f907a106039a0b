import type { Profile } from '@heraia/contract/profiles'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as addresses from '../../../addresses.ts'
import { errorText, errorTexts, isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { profileOf } from '../profile-cache.ts'
import { ProfileHeader } from '../profile-header.tsx'
import { PrivatePanel, ProfileSkeleton } from '../profile-panels.tsx'
import { type ProfileParts, ProfileSections } from '../profile-sections.tsx'
import { profileTexts } from '../profile-texts.ts'
import { ViewedAs } from '../tab-address.ts'
import type { Eyes } from './eyes.ts'
import { eyesClient } from './eyes-client.ts'
import { OnlyALook } from './only-a-look.tsx'
import { ViewAsBar } from './view-as-bar.tsx'
import { viewAsTexts } from './view-as-texts.ts'

interface ViewAsScreenProps extends ProfileParts {
  eyes: Eyes
  tab: addresses.ProfileTab
}

/** Her own profile as somebody else is answered it: the same screen over the same questions. */
export function ViewAsScreen({ eyes, ...shown }: ViewAsScreenProps) {
  const { id } = useMe()
  const queries = useMemo(() => eyesClient(id, eyes), [id, eyes])
  return (
    <>
      <ViewAsBar eyes={eyes} tab={shown.tab} />
      <QueryClientProvider client={queries}>
        <ViewedAs value={eyes}>
          <OnlyALook>
            <Seen key={eyes} {...shown} />
          </OnlyALook>
        </ViewedAs>
      </QueryClientProvider>
    </>
  )
}

function Seen({ tab, ...parts }: Omit<ViewAsScreenProps, 'eyes'>) {
  const texts = useTexts(viewAsTexts)
  const words = useTexts(profileTexts)
  const errors = useTexts(errorTexts)
  const query = useQuery(profileOf(useMe().id))
  const profile: Profile | undefined = query.data
  if (profile)
    return (
      <div className="pb-10">
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
  if (isNotFound(query.error))
    return (
      <EmptyState title={words.notFound} heading="h1" seed="nobody" className="py-16">
        {texts.nothing}
      </EmptyState>
    )
  return (
    <FailedState
      title={words.failed}
      retryLabel={words.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    >
      {errorText(errors, query.error)}
    </FailedState>
  )
}
