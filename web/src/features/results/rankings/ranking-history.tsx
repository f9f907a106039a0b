import type { PersonId } from '@heraia/contract/ids'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
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
  const { mark, day } = useMarks()
  return (
    <ListStates
      list={useInfiniteList(rankingHistoryOf(personId))}
      words={texts}
      rows="words"
      empty={<p className="text-muted">{texts.historyNone}</p>}
    >
      {(entries) => (
        <ol className="grid">
          {entries.map((entry) => (
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
      )}
    </ListStates>
  )
}
