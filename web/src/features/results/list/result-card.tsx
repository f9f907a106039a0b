import type { Result } from '@heraia/contract/results'
import { Badge } from '@heraia/ui/badge'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { competitionTexts, levelTexts, statsTexts } from '../stats-texts.ts'
import { PlaceMark } from './place-mark.tsx'

/** One competition: the place, what it was, and her mark large. `menu`: what the owner can do with it. */
export function ResultCard({ result, menu }: { result: Result; menu?: ReactNode }) {
  const texts = useTexts(competitionTexts)
  const stats = useTexts(statsTexts)
  const levels = useTexts(levelTexts)
  const { mark, name, day, wind } = useMarks()
  const { discipline, value, position, location, category, level } = result
  return (
    <article className="flex items-start gap-4 border-b border-line py-4">
      <PlaceMark position={position} />
      <div className="grid min-w-0 grow gap-1">
        <h4 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {result.event}
        </h4>
        <p className="flex flex-wrap items-baseline gap-x-3">
          {discipline.unit !== 'place' && <span className="title figures text-xl">{mark(value, discipline.unit)}</span>}
          <span dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
            {name(discipline.name)}
          </span>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={result.date}>{day(result.date)}</time>
          {location && (
            <>
              {' · '}
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {location}
              </span>
            </>
          )}
          {result.wind !== null && ` · ${texts.wind(wind(result.wind))}`}
        </p>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {category && <Badge>{stats[category]}</Badge>}
          {level && <Badge>{levels[level]}</Badge>}
          {!result.countsForBest && <Badge tone="notice">{texts.noBest}</Badge>}
        </p>
      </div>
      {menu}
    </article>
  )
}
