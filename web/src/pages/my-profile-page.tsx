import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { AchievementSection } from '../features/achievements/achievement-section.tsx'
import { NamingSection } from '../features/affiliations/naming-section.tsx'
import { OwnAffiliations } from '../features/affiliations/own-affiliations.tsx'
import { MyProfileScreen } from '../features/profiles/editor/my-profile-screen.tsx'
import { ownProfile } from '../features/profiles/editor/use-save-profile.ts'
import { SettingsPanel } from '../features/settings/settings-panel.tsx'
import type { PageModule } from '../lib/page.ts'
import { useMe } from '../lib/session.tsx'
import { latePart } from '../pieces/late-part.tsx'

const OwnGallery = latePart(async () => (await import('../features/media/gallery/own-gallery.tsx')).OwnGallery)

const TABS: readonly string[] = ['personal', 'media', 'achievements', 'settings']
const isTab = (name: string | null): name is addresses.MyProfileTab => name !== null && TABS.includes(name)

export function Component() {
  const [parameters] = useSearchParams()
  const tab = parameters.get('tab')
  const media = (
    <Suspense>
      <OwnGallery />
    </Suspense>
  )
  return (
    <MyProfileScreen
      tab={isTab(tab) ? tab : 'personal'}
      back={addresses.safeNext(parameters.get('back'), '')}
      media={media}
      achievements={<OwnAchievements />}
      settings={<SettingsPanel />}
    />
  )
}

function OwnAchievements() {
  const { id, role } = useMe()
  return (
    <>
      {(role === 'club' || role === 'coach') && <NamingSection />}
      {role !== 'club' && <OwnAffiliations />}
      <div className="mt-10">
        <AchievementSection personId={id} isOwn />
      </div>
    </>
  )
}

export const loads: PageModule['loads'] = () => [(queries) => queries.query(ownProfile())]
