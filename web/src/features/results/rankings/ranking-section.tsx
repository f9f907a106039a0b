import type { PersonId } from '@heraia/contract/ids'
import { Button } from '@heraia/ui/button'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { PanelSection } from '../panels/panel-section.tsx'
import { rankingsOf } from '../results-queries.ts'
import type { StatsView } from '../stats-view.ts'
import { RankingCard } from './ranking-card.tsx'
import { RankingDialog } from './ranking-dialog.tsx'
import { rankingTexts } from './ranking-texts.ts'

interface RankingSectionProps {
  personId: PersonId
  mayEdit: boolean
  /** The reach that is chosen above. */
  category: StatsView['category']
}

export function RankingSection({ personId, mayEdit, category }: RankingSectionProps) {
  const texts = useTexts(rankingTexts)
  const [isAdding, setAdding] = useState(false)
  return (
    <PanelSection
      title={texts.title}
      actions={
        mayEdit && (
          <Button icon={<Plus aria-hidden="true" className="size-5" />} size="small" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Rankings personId={personId} mayEdit={mayEdit} category={category} />
      {isAdding && <RankingDialog onClose={() => setAdding(false)} />}
    </PanelSection>
  )
}

function Rankings({ personId, mayEdit, category }: RankingSectionProps) {
  const texts = useTexts(rankingTexts)
  const errors = useTexts(errorTexts)
  const rankings = useQuery(rankingsOf(personId))
  if (rankings.isError && !rankings.data)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void rankings.refetch()}
        pending={rankings.isFetching}
      >
        {errorText(errors, rankings.error)}
      </FailedState>
    )
  if (!rankings.data)
    return (
      <Skeleton label={texts.loading} className="grid gap-4 sm:grid-cols-2">
        <SkeletonBox className="h-44" />
        <SkeletonBox className="h-44" />
      </Skeleton>
    )
  const shown = rankings.data.items.filter(({ scope }) => category === undefined || scope === category)
  if (shown.length === 0)
    return (
      <p className="text-muted">
        {texts.none} {mayEdit && texts.noneOwn}
      </p>
    )
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {shown.map((ranking) => (
        <li key={ranking.id} className="grid">
          <RankingCard ranking={ranking} />
        </li>
      ))}
    </ul>
  )
}
