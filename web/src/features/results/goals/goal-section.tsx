import type { Goal } from '@heraia/contract/goals'
import type { Profile } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { PanelSection } from '../panels/panel-section.tsx'
import { goalsOf } from '../results-queries.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { GoalCard } from './goal-card.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import { goalTexts } from './goal-texts.ts'

/** What she is after: in the season that is shown, or ever. */
export function GoalSection({
  profile,
  viewing,
  mayEdit,
}: {
  profile: Profile
  viewing: StatsViewing
  mayEdit: boolean
}) {
  const texts = useTexts(goalTexts)
  const [isAdding, setAdding] = useState(false)
  const { season } = viewing.view
  return (
    <PanelSection
      title={season === undefined ? texts.all : texts.title(season)}
      actions={
        mayEdit && (
          <Button icon={<Plus aria-hidden="true" className="size-5" />} size="small" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Goals profile={profile} viewing={viewing} season={season} mayEdit={mayEdit} />
      {isAdding && <GoalDialog profile={profile} onClose={() => setAdding(false)} />}
    </PanelSection>
  )
}

interface GoalsProps {
  profile: Profile
  viewing: StatsViewing
  season: number | undefined
  mayEdit: boolean
}

function Goals({ profile, viewing, season, mayEdit }: GoalsProps) {
  const texts = useTexts(goalTexts)
  const errors = useTexts(errorTexts)
  const goals = useQuery(goalsOf(profile.id))
  if (goals.isError && !goals.data)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void goals.refetch()}
        pending={goals.isFetching}
      >
        {errorText(errors, goals.error)}
      </FailedState>
    )
  if (!goals.data)
    return (
      <Skeleton label={texts.loading} className="grid gap-4 sm:grid-cols-2">
        <SkeletonBox className="h-36" />
        <SkeletonBox className="h-36" />
      </Skeleton>
    )
  const shown = goals.data.items.filter((goal) => season === undefined || isOfYear(goal, season))
  if (shown.length === 0)
    return (
      <p className="text-muted">
        {texts.none} {mayEdit && texts.noneOwn}
      </p>
    )
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {shown.map((goal) => (
        <li key={goal.id} className="grid">
          <GoalCard goal={goal} profile={profile} viewing={viewing} />
        </li>
      ))}
    </ul>
  )
}

const isOfYear = ({ startsOn, dueOn }: Goal, year: number) => startsOn <= `${year}-12-31` && dueOn >= `${year}-01-01`
