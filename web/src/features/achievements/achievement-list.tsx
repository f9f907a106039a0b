import type { PersonId } from '@heraia/contract/ids'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { AchievementLine } from './achievement-line.tsx'
import { achievementList, type ShownAchievements } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'
import { useAchievementChanges } from './use-achievement-changes.ts'

interface AchievementListProps extends ShownAchievements {
  personId: PersonId
  /** Below the words of the empty list. */
  hint?: string
}

/** What somebody has won, latest first unless said, as far as the viewer may see it. */
export function AchievementList({ personId, type, order, hint }: AchievementListProps) {
  const texts = useTexts(achievementTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(achievementList(personId, { type, order }))
  useAchievementChanges()
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
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) {
    return (
      <EmptyState title={texts.none} seed={personId}>
        {hint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {list.items.map((achievement) => (
          <AchievementLine key={achievement.id} achievement={achievement} />
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
