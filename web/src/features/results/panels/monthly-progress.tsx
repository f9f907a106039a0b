import type { PersonId } from '@heraia/contract/ids'
import { FailedState } from '@heraia/ui/failed-state'
import { Select } from '@heraia/ui/select'
import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { Answers } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ChartTable } from '../../../pieces/charts/chart-table.tsx'
import { LazyBarChart } from '../../../pieces/charts/lazy-bar-chart.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { choicesOf, monthsOf } from '../results-queries.ts'
import { performanceTexts, statsTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { monthBars, rangeOfMarks } from './month-bars.ts'
import { PanelSection } from './panel-section.tsx'

interface MonthlyProgressProps {
  personId: PersonId
  season: number
  viewing: StatsViewing
}

/** The twelve months of a season: how many results, or the best of one discipline. */
export function MonthlyProgress({ personId, season, viewing }: MonthlyProgressProps) {
  const texts = useTexts(performanceTexts)
  const stats = useTexts(statsTexts)
  const errors = useTexts(errorTexts)
  const { name } = useMarks()
  const { data: choices } = useQuery(choicesOf(personId))
  const months = useQuery(monthsOf(personId, season, viewing.view))
  const disciplines = choices?.disciplines.map(({ discipline }) => ({
    value: discipline.key,
    label: name(discipline.name),
  }))
  return (
    <PanelSection title={texts.months(season)}>
      <Select
        label={texts.shown}
        value={viewing.view.discipline ?? ''}
        onValue={(discipline) => viewing.show({ discipline: discipline || undefined }, { replace: true })}
        options={[{ value: '', label: texts.count }, ...(disciplines ?? [])]}
        className="max-w-sm"
      />
      {months.data ? (
        <MonthChart data={months.data} season={season} viewing={viewing} />
      ) : months.isError ? (
        <FailedState
          title={stats.failed}
          retryLabel={stats.retry}
          onRetry={() => void months.refetch()}
          pending={months.isFetching}
        >
          {errorText(errors, months.error)}
        </FailedState>
      ) : (
        <Skeleton label={stats.loading}>
          <SkeletonBox className="h-60" />
        </Skeleton>
      )}
    </PanelSection>
  )
}

interface MonthChartProps {
  data: Answers['results']['monthly']
  season: number
  viewing: StatsViewing
}

function MonthChart({ data: { discipline, months }, season, viewing }: MonthChartProps) {
  const texts = useTexts(performanceTexts)
  const marks = useMarks()
  const month = useMonthNames()
  const better = discipline?.better ?? 'higher'
  const show = (value: number) => marks.mark(value, discipline?.unit ?? 'count')
  const values = months.map((one) => ({ month: one.month, value: discipline ? one.best : one.results }))
  const bars = monthBars(values, discipline ? better : null, show, month)
  const filled = bars.filter(({ value }) => value !== null && value !== 0)
  if (filled.length === 0) return <p className="py-6 text-muted">{texts.nothing}</p>

  const words = filled
    .map(({ id, shown, isBest }) => `${month.long(id)}: ${shown}${isBest ? ` (${texts.isBest})` : ''}`)
    .join(', ')
  const range = discipline
    ? rangeOfMarks(
        filled.flatMap(({ value }) => value ?? []),
        better,
      )
    : { from: 0, to: Math.max(...filled.map(({ value }) => value ?? 0)) }
  return (
    <figure className="grid gap-2">
      <LazyBarChart
        label={
          discipline ? texts.bestChart(marks.name(discipline.name), season, words) : texts.countChart(season, words)
        }
        bars={bars.map((bar) => ({ ...bar, value: bar.value === 0 ? null : bar.value }))}
        showTick={show}
        whole={!discipline}
        {...range}
      />
      {discipline && <figcaption className="text-sm text-muted">{texts.taller}</figcaption>}
      <ChartTable
        label={texts.table}
        caption={texts.months(season)}
        columns={[texts.month, texts.results, texts.podiums, ...(discipline ? [texts.best] : [])]}
        rows={months.map((one) => ({
          id: one.month,
          cells: [
            month.long(one.month),
            <FigureLink key="results" figure={one} viewing={viewing} name={month.long(one.month)}>
              {marks.mark(one.results, 'count')}
            </FigureLink>,
            marks.mark(one.podiums, 'count'),
            ...(discipline ? [one.best === null ? '–' : show(one.best)] : []),
          ],
        }))}
      />
    </figure>
  )
}

/** 2026-05 as "may" and "mayo". */
function useMonthNames() {
  const { locale } = useFormat()
  const of = (style: 'narrow' | 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
    return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
  }
  return { narrow: of('narrow'), short: of('short'), long: of('long') }
}
