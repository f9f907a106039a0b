import type { Profile } from '@heraia/contract/profiles'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { type ReactNode, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { PersonPosts } from '../features/feed/person-posts.tsx'
import { FollowRequests } from '../features/notifications/follow-requests.tsx'
import { headOfProfile } from '../features/outside/outside-head.ts'
import { OutsideProfile } from '../features/outside/outside-profile.tsx'
import { outsideProfile } from '../features/outside/outside-queries.ts'
import { SeenFromOutside } from '../features/outside/seen-from-outside.tsx'
import { profileOf } from '../features/profiles/profile-cache.ts'
import { ProfileScreen } from '../features/profiles/profile-screen.tsx'
import { profileTexts } from '../features/profiles/profile-texts.ts'
import { eyesIn } from '../features/profiles/view-as/eyes.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'
import { useMe } from '../lib/session.tsx'
import { latePart } from '../pieces/late-part.tsx'

const GalleryTab = latePart(async () => (await import('../features/media/gallery/gallery-tab.tsx')).GalleryTab)

const StatsTab = latePart(async () => (await import('../features/results/stats-tab.tsx')).StatsTab)

const AchievementSection = latePart(
  async () => (await import('../features/achievements/achievement-section.tsx')).AchievementSection,
)

const ViewAsScreen = latePart(
  async () => (await import('../features/profiles/view-as/view-as-screen.tsx')).ViewAsScreen,
)

export function Component() {
  const { id = '' } = useParams()
  return (
    <SeenFromOutside outside={<OutsideProfile id={id} />}>
      <WholeProfile />
    </SeenFromOutside>
  )
}

function WholeProfile() {
  const { id = '', tab } = useParams()
  const [search] = useSearchParams()
  const me = useMe()
  const posts = (profile: Profile) => <Posts profile={profile} />
  const media = (profile: Profile) => (
    <Suspense>
      <GalleryTab profile={profile} />
    </Suspense>
  )
  const stats = (profile: Profile) => (
    <Suspense>
      <StatsTab key={profile.id} profile={profile} />
    </Suspense>
  )
  const achievements = (profile: Profile) => (
    <Suspense>
      <AchievementSection personId={profile.id} isOwn={profile.relation?.isSelf ?? false} />
    </Suspense>
  )
  const withRequests = (followers: ReactNode) => <FollowRequests className="pt-6">{followers}</FollowRequests>
  const parts = { tab: isTab(tab) ? tab : 'posts', posts, stats, media, achievements, withRequests } as const
  // Only on her own: nobody looks at others with borrowed eyes.
  const eyes = id === me.handle || id === me.id ? eyesIn(search) : null
  if (eyes)
    return (
      <Suspense>
        <ViewAsScreen eyes={eyes} {...parts} />
      </Suspense>
    )
  return <ProfileScreen name={id} {...parts} />
}

const TABS: readonly string[] = ['posts', 'about', 'stats', 'media', 'followers', 'following']
const isTab = (name: string | undefined): name is addresses.ProfileTab => name !== undefined && TABS.includes(name)

function Posts({ profile }: { profile: Profile }) {
  const texts = useTexts(profileTexts)
  const isOwn = profile.relation?.isSelf
  const write = (
    <ButtonLink href={addresses.feed()} tone="primary">
      {texts.toWrite}
    </ButtonLink>
  )
  return (
    <PersonPosts
      id={profile.id}
      label={texts.postsOf(profile.name)}
      empty={
        <EmptyState title={texts.noPosts} seed={profile.id} action={isOwn && write}>
          {isOwn ? texts.noPostsOwn : texts.noPostsOther}
        </EmptyState>
      }
    />
  )
}

/** The server draws for nobody in particular: what it may show is what a shared link shows. */
export const loads: PageModule['loads'] = ({ params: { id = '' } }) => [
  import.meta.env.SSR
    ? (queries) => queries.query(outsideProfile(id)).catch(() => undefined)
    : (queries) => queries.query(profileOf(id)),
]

export const head: PageModule['head'] = (queries, { params: { id = '' } }, language) => {
  const shown = queries.getQueryData(outsideProfile(id).queryKey)
  return shown && headOfProfile(shown, language)
}
