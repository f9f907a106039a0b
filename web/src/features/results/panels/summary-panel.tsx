import type { Figure, SeasonFigure, Statistics } from '@heraia/contract/figures'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { ChangeMark } from '../figures/change-mark.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { useMarks } from '../marks/use-marks.ts'
import { summaryTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { BestList } from './best-list.tsx'
import { PanelSection } from './panel-section.tsx'

interface SummaryPanelProps {
  statistics: Statistics
  viewing: StatsViewing
  goals: ReactNode
}

/** Resumen: the bests first, then the season against the last, the career, and what she is after. */
export function SummaryPanel({ statistics, viewing, goals }: SummaryPanelProps) {
  const texts = useTexts(summaryTexts)
  const { personalBests, seasonBests, currentSeason, career, season, lastSeason } = statistics
  return (
    <div className="grid gap-12">
      <PanelSection title={texts.personalBests}>
        <BestList bests={personalBests} viewing={viewing} />
      </PanelSection>
      {season !== null && (
        <>
          <PanelSection title={texts.currentSeason(season)}>
            <FigureGrid figures={currentSeason} viewing={viewing} against={lastSeason} />
          </PanelSection>
          <PanelSection title={texts.seasonBests(season)}>
            <BestList bests={seasonBests} viewing={viewing} against={lastSeason} />
          </PanelSection>
        </>
      )}
      {goals}
      <PanelSection title={texts.career}>
        <FigureGrid figures={career} viewing={viewing} against={null} />
      </PanelSection>
    </div>
  )
}

interface FigureGridProps {
  figures: readonly (Figure | SeasonFigure)[]
  viewing: StatsViewing
  against: number | null
}

function FigureGrid({ figures, viewing, against }: FigureGridProps) {
  const names = useTexts(figureNames)
  const marks = useMarks()
  const shown = figures.filter(({ value }) => value !== null)
  return (
    <dl className="pairs gap-x-6 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {shown.map((figure) => {
        const discipline = figure.discipline && marks.name(figure.discipline.name)
        const name = discipline ? `${names[figure.key]}: ${discipline}` : names[figure.key]
        return (
          <div key={figure.id} className="flex min-w-0 flex-col">
            <dt className="text-sm text-muted [overflow-wrap:anywhere]">{name}</dt>
            <dd className="title figures mt-1 text-xl">
              <FigureLink figure={figure} viewing={viewing} name={name}>
                {marks.figure(figure)}
              </FigureLink>
            </dd>
            {'change' in figure && figure.change && against !== null && (
              <dd className="mt-1">
                <ChangeMark change={figure.change} against={against} viewing={viewing} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
