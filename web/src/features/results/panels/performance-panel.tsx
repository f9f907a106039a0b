import type { Figure, Statistics } from '@heraia/contract/figures'
import { Disclosure } from '@heraia/ui/disclosure'
import { useTexts } from '../../../lib/locale.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { HowComputed } from '../figures/how-computed.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { performanceTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { MonthlyProgress } from './monthly-progress.tsx'
import { PanelSection } from './panel-section.tsx'

interface PerformancePanelProps {
  statistics: Statistics
  viewing: StatsViewing
}

/** Rendimiento: how the season went month by month, and three figures that show their working. */
export function PerformancePanel({ statistics, viewing }: PerformancePanelProps) {
  const texts = useTexts(performanceTexts)
  const { consistency, improvement, competitiveness } = statistics.performance
  const season = viewing.view.season ?? statistics.season
  return (
    <div className="grid gap-12">
      {season === null ? (
        <p className="text-muted">{texts.noMonths}</p>
      ) : (
        <MonthlyProgress personId={statistics.personId} season={season} viewing={viewing} />
      )}
      <PanelSection title={texts.bars}>
        <ul className="grid gap-8">
          {[consistency, improvement, competitiveness].map((figure) => (
            <li key={figure.id}>
              <FigureBar figure={figure} statistics={statistics} viewing={viewing} />
            </li>
          ))}
        </ul>
      </PanelSection>
    </div>
  )
}

/** No results, no number: a bar is only drawn where there is something to draw. */
function FigureBar({ figure, statistics, viewing }: { figure: Figure } & PerformancePanelProps) {
  const texts = useTexts(performanceTexts)
  const names = useTexts(figureNames)
  const marks = useMarks()
  const name = names[figure.key]
  const { value } = figure
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="min-w-0 hyphens-auto font-semibold">{name}</h4>
        {value === null ? (
          <p className="text-sm text-muted">{texts.tooFew}</p>
        ) : (
          <p className="title figures text-xl">
            <FigureLink figure={figure} viewing={viewing} name={name}>
              {marks.mark(Math.round(value), 'of100')}
            </FigureLink>
          </p>
        )}
      </div>
      {value !== null && (
        <div
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(value)}
          aria-valuetext={texts.of100(marks.mark(Math.round(value), 'of100'))}
          className="h-4 overflow-hidden rounded-full border border-control bg-sunken"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${Math.max(value, 2)}%` }} />
        </div>
      )}
      <Disclosure label={<span className="text-sm">{texts.how}</span>} width="full" className="border-0">
        <HowComputed figure={figure} personId={statistics.personId} />
      </Disclosure>
    </div>
  )
}
