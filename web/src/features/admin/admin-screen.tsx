import { PageHeading } from '@heraia/ui/page-heading'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { adminTexts } from './admin-texts.ts'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatCards } from './stat-cards.tsx'
import { UserBreakdown } from './user-breakdown.tsx'

export function AdminScreen() {
  const texts = useTexts(adminTexts)
  const me = useMe()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 md:py-12">
      <PageHeading kicker={texts.title} title={texts.welcome(me.name)} />
      <StatCards />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <UserBreakdown />
        <QuickActions />
      </div>
      <RecentActivity />
    </div>
  )
}
