import type { TeamFilters } from '@heraia/contract/teams'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import * as addresses from '../../../addresses.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { teamList } from '../team-queries.ts'
import { teamsTexts } from '../teams-texts.ts'
import { TeamCard } from './team-card.tsx'

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

export function TeamResults({ filters, onClear }: { filters: TeamFilters; onClear: () => void }) {
  const texts = useTexts(teamsTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(teamList(filters))
  if (list.failed) {
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <div className={grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </div>
      </Skeleton>
    )
  }
  if (list.items.length === 0) return <NoTeams isFiltered={Object.keys(filters).length > 0} onClear={onClear} />
  return (
    <>
      <ul className={grid}>
        {list.items.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </ul>
      <LoadMore
        {...list.foot}
        moreLabel={texts.more}
        loadingLabel={texts.loading}
        failedLabel={texts.moreFailed}
        retryLabel={texts.retry}
        endLabel={texts.end}
      />
    </>
  )
}

function NoTeams({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const texts = useTexts(teamsTexts)
  const action = isFiltered ? (
    <Button onClick={onClear}>{texts.clearAll}</Button>
  ) : (
    <ButtonLink href={addresses.newTeam()} tone="primary">
      {texts.create}
    </ButtonLink>
  )
  return (
    <EmptyState title={texts.none} action={action}>
      {isFiltered ? texts.loosen : texts.noneYet}
    </EmptyState>
  )
}
