import type { TeamCard } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { LoadMore } from '@heraia/ui/load-more'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { judgedTeams, type ManagedFilters, readManagedFilters } from '../admin-queries.ts'
import { verificationTexts } from '../verification-texts.ts'
import { teamVerificationTexts } from './team-verification-texts.ts'

export function TeamVerificationList() {
  const texts = useTexts(teamVerificationTexts)
  const common = useTexts(verificationTexts)
  const navigate = useNavigate()
  const { q, verified } = readManagedFilters(useSearchParams()[0])
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <Search key={q ?? ''} q={q ?? ''} onSearch={(q) => void navigate(addresses.verifyTeams({ q, verified }))} />
      <LinkTabs
        label={common.states}
        className="mt-4"
        tabs={([undefined, 'yes', 'no'] as const).map((each) => ({
          href: addresses.verifyTeams({ q, verified: each }),
          label: texts.state[each ?? 'all'],
          current: each === verified,
        }))}
      />
      <Teams filters={{ q, verified }} />
    </div>
  )
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const texts = useTexts(teamVerificationTexts)
  const common = useTexts(verificationTexts)
  const [typed, setTyped] = useState(q)
  const change = (value: string) => {
    setTyped(value)
    if (value === '' && q !== '') onSearch('')
  }
  return (
    <SearchField
      className="mt-6"
      label={texts.search}
      value={typed}
      onValue={change}
      onSearch={(value) => onSearch(value.trim())}
      clearLabel={common.clear}
      maxLength={100}
    />
  )
}

function Teams({ filters }: { filters: ManagedFilters }) {
  const texts = useTexts(teamVerificationTexts)
  const common = useTexts(verificationTexts)
  const list = useInfiniteList(judgedTeams(filters))
  if (list.failed) {
    return <FailedState title={texts.failed} retryLabel={common.retry} onRetry={list.retry} pending={list.retrying} />
  }
  if (!list.items) {
    return (
      <Skeleton label={common.loading}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) return <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>
  return (
    <>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {list.items.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={common.more}
          loadingLabel={common.loading}
          failedLabel={texts.moreFailed}
          retryLabel={common.retry}
        />
      )}
    </>
  )
}

function TeamRow({ team: { id, name, logo, sport, location, verified } }: { team: TeamCard }) {
  const common = useTexts(verificationTexts)
  return (
    <li>
      <Link
        href={addresses.verifyTeam(id)}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-sunken"
      >
        <Avatar seed={id} picture={logo} kind="team" size="medium" />
        <span className="min-w-0 grow basis-48">
          <span dir="auto" className="block truncate font-semibold">
            {name}
          </span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            {[sport, location].filter(Boolean).join(' · ')}
          </span>
        </span>
        {verified && (
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {common.verified}
          </Badge>
        )}
      </Link>
    </li>
  )
}
