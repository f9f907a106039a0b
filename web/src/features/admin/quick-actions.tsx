import { CountBadge } from '@heraia/ui/count-badge'
import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import {
  BadgeCheck,
  ChartColumn,
  ChevronRight,
  Flag,
  FolderTree,
  Inbox,
  type LucideIcon,
  MessageSquareQuote,
  Scale,
  ScanSearch,
  Settings,
  ShieldCheck,
  Trophy,
  UserRoundCheck,
} from 'lucide-react'
import { useId } from 'react'
import * as staffAddresses from '../../addresses/staff.ts'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { howManyWait } from './admin-queries.ts'
import { adminTexts } from './admin-texts.ts'

/** What she can do from here. */
export function QuickActions() {
  const texts = useTexts(adminTexts)
  const title = useId()
  const { data } = useQuery(howManyWait())
  const actions: { href: string; label: string; icon: LucideIcon; count?: number }[] = [
    // The five of the specification first, in its order.
    { href: staffAddresses.verification(), label: texts.verifyUsers, icon: BadgeCheck },
    { href: staffAddresses.analytics(), label: texts.analytics, icon: ChartColumn },
    { href: staffAddresses.reports(), label: texts.reviewReports, icon: Flag },
    { href: staffAddresses.content(), label: texts.moderateContent, icon: ScanSearch },
    { href: staffAddresses.siteSettings(), label: texts.platformSettings, icon: Settings },
    { href: staffAddresses.verifyTeams(), label: texts.verifyTeams, icon: ShieldCheck },
    { href: staffAddresses.inbox({}), label: texts.inbox, icon: Inbox },
    { href: addresses.achievementRequests(), label: texts.achievements, icon: Trophy },
    { href: staffAddresses.disputes(), label: texts.disputes, icon: Scale },
    { href: staffAddresses.listingCategories(), label: texts.categories, icon: FolderTree },
    { href: staffAddresses.joining(), label: texts.joining, icon: UserRoundCheck, count: data?.waiting.count ?? 0 },
    { href: staffAddresses.testimonials(), label: texts.testimonials, icon: MessageSquareQuote },
  ]
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-xl">
        {texts.quickActions}
      </h2>
      <ul className="border-t border-line">
        {actions.map(({ href, label, icon: Icon, count = 0 }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-14 items-center gap-3 py-2 font-semibold hover:bg-sunken">
              <Icon aria-hidden="true" className="size-5 text-accent-ink" />
              <span className="grow">{label}</span>
              <CountBadge count={count} label={texts.wait(count)} />
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
