import type { ManagedPerson } from '@heraia/contract/admin'
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
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { type ManagedFilters, managedPeople, readManagedFilters } from './admin-queries.ts'
import { verificationTexts } from './verification-texts.ts'

export function VerificationList() {
  const texts = useTexts(verificationTexts)
  const navigate = useNavigate()
  const filters = readManagedFilters(useSearchParams()[0])
  const { q, verified } = filters
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <Search key={q ?? ''} q={q ?? ''} onSearch={(q) => void navigate(addresses.verification({ q, verified }))} />
      <LinkTabs
        label={texts.states}
        className="mt-4"
        tabs={([undefined, 'yes', 'no'] as const).map((each) => ({
          href: addresses.verification({ q, verified: each }),
          label: texts.state[each ?? 'all'],
          current: each === verified,
        }))}
      />
      <People filters={filters} />
    </div>
  )
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const texts = useTexts(verificationTexts)
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
      clearLabel={texts.clear}
      maxLength={100}
    />
  )
}

function People({ filters }: { filters: ManagedFilters }) {
  const texts = useTexts(verificationTexts)
  const list = useInfiniteList(managedPeople(filters))
  if (list.failed) {
    return <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying} />
  }
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
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
        {list.items.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.more}
          loadingLabel={texts.loading}
          failedLabel={texts.moreFailed}
          retryLabel={texts.retry}
        />
      )}
    </>
  )
}

function PersonRow({ person }: { person: ManagedPerson }) {
  const roles = useTexts(roleNames)
  const { id, name, avatar, role, sport, email } = person
  return (
    <li>
      <Link
        href={addresses.verificationOf(id)}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-sunken"
      >
        <Avatar seed={id} picture={avatar} size="medium" />
        <span className="min-w-0 grow basis-48">
          <span dir="auto" className="block truncate font-semibold">
            {name}
          </span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            {[roles[role], sport, email].filter(Boolean).join(' · ')}
          </span>
        </span>
        <PersonBadges person={person} />
      </Link>
    </li>
  )
}

export function PersonBadges({ person: { verified, state } }: { person: ManagedPerson }) {
  const texts = useTexts(verificationTexts)
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'suspended' && <Badge tone="danger">{texts.suspended}</Badge>}
      {(state === 'closed' || state === 'deleted') && <Badge>{texts.closed}</Badge>}
      {verified && (
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
          {texts.verified}
        </Badge>
      )}
    </span>
  )
}
