import type { TeamCard } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { BadgeCheck } from 'lucide-react'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { useSameSearch } from '../../../pieces/use-same-search.ts'
import { judgedTeams, type ManagedFilters } from '../admin-queries.ts'
import { VerificationSearch } from '../verification-search.tsx'
import { VerificationTabs } from '../verification-tabs.tsx'
import { verificationTexts } from '../verification-texts.ts'
import { teamVerificationTexts } from './team-verification-texts.ts'

/** All teams, which the staff verifies without being asked. */
export function TeamVerificationList() {
  const texts = useTexts(teamVerificationTexts)
  return (
    <VerificationSearch
      words={texts}
      addressOf={staffAddresses.verifyAllTeams}
      tabs={<VerificationTabs of="teams" current="all" />}
    >
      {(filters) => <Teams filters={filters} />}
    </VerificationSearch>
  )
}

function Teams({ filters }: { filters: ManagedFilters }) {
  const texts = useTexts(teamVerificationTexts)
  const common = useTexts(verificationTexts)
  return (
    <Lines
      list={useInfiniteList(judgedTeams(filters))}
      words={{ ...common, failed: texts.failed, moreFailed: texts.moreFailed }}
      label={texts.title}
      lineOf={(team) => <TeamRow key={team.id} team={team} />}
      empty={<EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
    />
  )
}

function TeamRow({ team: { id, name, logo, sport, location, verified } }: { team: TeamCard }) {
  const texts = useTexts(teamVerificationTexts)
  const sportName = useSportName()
  const sameSearch = useSameSearch()
  return (
    <li>
      <Link
        href={sameSearch(staffAddresses.verifyTeam(id))}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-sunken"
      >
        <Avatar seed={id} picture={logo} kind="team" size="medium" />
        <span className="min-w-0 grow basis-48">
          <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            {[sportName(sport), location].filter(Boolean).join(' · ')}
          </span>
        </span>
        {verified && (
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {texts.verified}
          </Badge>
        )}
      </Link>
    </li>
  )
}
