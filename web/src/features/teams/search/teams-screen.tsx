import { ButtonLink } from '@heraia/ui/button-link'
import { Disclosure } from '@heraia/ui/disclosure'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as teamAddresses from '../../../addresses/teams.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { countBeside } from '../../../lib/looks-on.ts'
import { useSession } from '../../../lib/session.tsx'
import { teamCount, teamList } from '../team-queries.ts'
import { teamsTexts } from '../teams-texts.ts'
import { TeamFilterChips, TeamFilterPanel } from './team-filter-panel.tsx'
import { activeFilters } from './team-filters.ts'
import { TeamResults } from './team-results.tsx'
import { useTeamSearch } from './use-team-search.ts'

/** Public teams, searched and filtered; what is searched stands in the address. */
export function TeamsScreen() {
  const texts = useTexts(teamsTexts)
  const { isAuthenticated } = useSession()
  const { typed, change, searchNow, searched } = useTeamSearch()
  const { data: count } = useQuery(teamCount(searched))
  const list = useInfiniteList(teamList(searched))
  const found = countBeside(count, list)
  // Open for who comes with filters; after that it is hers, and does not close while she types.
  const [isOpen, setOpen] = useState(() => activeFilters(typed).length > 0)
  const search = useRef<HTMLDivElement>(null)
  const toFilters = () => search.current?.querySelector<HTMLElement>('summary')?.focus()
  // What she presses is gone with it.
  const clearAll = () => {
    change({})
    toFilters()
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {isAuthenticated && <ButtonLink href={teamAddresses.myTeams()}>{texts.mine}</ButtonLink>}
            <ButtonLink href={teamAddresses.newTeam()} tone="primary">
              {texts.create}
            </ButtonLink>
          </>
        }
      />
      <div ref={search} className="mt-6 grid gap-4">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={typed.q ?? ''}
          onValue={(q) => change({ ...typed, q })}
          onSearch={searchNow}
          clearLabel={texts.clear}
          maxLength={100}
        />
        <Disclosure label={texts.filters} width="full" open={isOpen} onOpenChange={setOpen}>
          <TeamFilterPanel filters={typed} onChange={change} />
        </Disclosure>
        <TeamFilterChips filters={typed} onChange={change} onClear={clearAll} onEmptied={toFilters} />
      </div>
      <p role="status" className="figures mt-6 mb-4 min-h-6 font-semibold">
        {found && texts.found(found.count, found.more)}
      </p>
      <TeamResults list={list} filters={searched} onClear={clearAll} />
    </div>
  )
}
