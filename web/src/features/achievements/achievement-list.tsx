import type { PersonId } from '@heraia/contract/ids'
import { EmptyState } from '@heraia/ui/empty-state'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
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
  const list = useInfiniteList(achievementList(personId, { type, order }))
  useAchievementChanges()
  return (
    <Lines
      list={list}
      words={texts}
      lineOf={(achievement) => <AchievementLine key={achievement.id} achievement={achievement} />}
      empty={
        <EmptyState title={texts.none} seed={personId}>
          {hint}
        </EmptyState>
      }
    />
  )
}
