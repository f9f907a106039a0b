import type { ManagedPerson } from '@heraia/contract/admin'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { BadgeCheck } from 'lucide-react'
import * as staffAddresses from '../../addresses/staff.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { useSameSearch } from '../../pieces/use-same-search.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { type ManagedFilters, managedPeople } from './admin-queries.ts'
import { NewAccountBadge } from './new-account-badge.tsx'
import { VerificationSearch } from './verification-search.tsx'
import { VerificationTabs } from './verification-tabs.tsx'
import { verificationTexts } from './verification-texts.ts'

/** Everybody, whom the staff verifies without being asked. */
export function VerificationList() {
  const texts = useTexts(verificationTexts)
  return (
    <VerificationSearch
      words={texts}
      addressOf={staffAddresses.verificationPeople}
      tabs={<VerificationTabs of="people" current="all" />}
    >
      {(filters) => <People filters={filters} />}
    </VerificationSearch>
  )
}

function People({ filters }: { filters: ManagedFilters }) {
  const texts = useTexts(verificationTexts)
  return (
    <Lines
      list={useInfiniteList(managedPeople(filters))}
      words={texts}
      label={texts.title}
      lineOf={(person) => <PersonRow key={person.id} person={person} />}
      empty={<EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
    />
  )
}

function PersonRow({ person }: { person: ManagedPerson }) {
  const standing = useStanding()
  const sameSearch = useSameSearch()
  const { id, name, avatar, role, sport, email } = person
  return (
    <li>
      <Link
        href={sameSearch(staffAddresses.verificationOf(id))}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-sunken"
      >
        <Avatar seed={id} picture={avatar} size="medium" />
        <span className="min-w-0 grow basis-48">
          <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">{standing({ role, sport }, email)}</span>
        </span>
        <PersonBadges person={person} />
      </Link>
    </li>
  )
}

export function PersonBadges({ person: { verified, state, newAccountDays } }: { person: ManagedPerson }) {
  const texts = useTexts(verificationTexts)
  return (
    <span className="flex flex-wrap gap-2">
      <NewAccountBadge days={newAccountDays} />
      {state === 'suspended' && <Badge tone="danger">{texts.suspended}</Badge>}
      {state === 'leaving' && <Badge>{texts.leaving}</Badge>}
      {(state === 'closed' || state === 'deleted') && <Badge>{texts.closed}</Badge>}
      {verified && (
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
          {texts.verified}
        </Badge>
      )}
    </span>
  )
}
