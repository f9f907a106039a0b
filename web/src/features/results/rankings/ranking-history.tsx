import type { PersonId } from '@heraia/contract/ids'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { PanelSection } from '../panels/panel-section.tsx'
import { rankingHistoryOf } from '../results-queries.ts'
import { RankingSource } from './ranking-card.tsx'
import { RankingMenu } from './ranking-menu.tsx'
import { RankingStanding } from './ranking-standing.tsx'
import { rankingTexts } from './ranking-texts.ts'

/** Every entry, newest first: what she said when. */
export function RankingHistory({ personId }: { personId: PersonId }) {
  const texts = useTexts(rankingTexts)
  return (
    <PanelSection title={texts.history}>
      <Entries personId={personId} />
    </PanelSection>
  )
}

function Entries({ personId }: { personId: PersonId }) {
  const texts = useTexts(rankingTexts)
  const errors = useTexts(errorTexts)
  const { mark, day } = useMarks()
  const list = useInfiniteList(rankingHistoryOf(personId))
  if (list.failed)
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  if (!list.items)
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  if (list.items.length === 0) return <p className="text-muted">{texts.historyNone}</p>
  return (
    <>
      <ol className="grid">
        {list.items.map((entry) => (
          <li key={entry.id} className="flex items-center gap-4 border-b border-line py-3">
            <span className="title figures min-w-16 shrink-0 text-lg">{mark(entry.position, 'place')}</span>
            <span className="grid min-w-0 grow">
              <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {texts[entry.scope]} · {entry.category}
              </span>
              <span className="text-sm text-muted">
                <time dateTime={entry.date}>{day(entry.date)}</time> ·{' '}
                <RankingSource source={entry.source} url={entry.sourceUrl} />
              </span>
              {entry.verified && <RankingStanding ranking={entry} />}
            </span>
            <RankingMenu ranking={entry} />
          </li>
        ))}
      </ol>
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
