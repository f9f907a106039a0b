import type { TeamCard as Team } from '@heraia/contract/team'
import type { TeamFilters } from '@heraia/contract/teams'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import * as teamAddresses from '../../../addresses/teams.ts'
import type { InfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { CardResults } from '../../../pieces/card-results.tsx'
import { teamsTexts } from '../teams-texts.ts'
import { TeamCard } from './team-card.tsx'

interface TeamResultsProps {
  list: InfiniteList<Team>
  filters: TeamFilters
  onClear: () => void
}

export function TeamResults({ list, filters, onClear }: TeamResultsProps) {
  const texts = useTexts(teamsTexts)
  return (
    <CardResults
      list={list}
      words={texts}
      empty={<NoTeams isFiltered={Object.keys(filters).length > 0} onClear={onClear} />}
      cardOf={(team) => <TeamCard team={team} />}
    />
  )
}

function NoTeams({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const texts = useTexts(teamsTexts)
  const action = isFiltered ? (
    <Button onClick={onClear}>{texts.clearAll}</Button>
  ) : (
    <ButtonLink href={teamAddresses.newTeam()} tone="primary">
      {texts.create}
    </ButtonLink>
  )
  return (
    <EmptyState title={texts.none} action={action}>
      {isFiltered ? texts.loosen : texts.noneYet}
    </EmptyState>
  )
}
