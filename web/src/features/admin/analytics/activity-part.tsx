import type { AnalyticsPeriod, AnalyticsPoint, AnalyticsSeries } from '@heraia/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { ChartTable } from '../../../pieces/charts/chart-table.tsx'
import { AnalyticsPart } from './analytics-part.tsx'
import { analyticsSeries } from './analytics-queries.ts'
import { analyticsTexts } from './analytics-texts.ts'
import { CsvButton } from './csv-button.tsx'
import { FigureChart } from './figure-chart.tsx'
import { useDates } from './use-dates.ts'
import { usePeopleCount } from './use-people-count.ts'

const FIGURES = ['accounts', 'activePeople', 'posts', 'messages', 'listings'] as const
export type Figure = (typeof FIGURES)[number]

export function ActivityPart({ period }: { period: AnalyticsPeriod }) {
  const texts = useTexts(analyticsTexts)
  const series = useQuery(analyticsSeries(period))
  return (
    <AnalyticsPart title={texts.activity} lead={texts.activityHelp} query={series}>
      {(data) => <Charts series={data} period={period} />}
    </AnalyticsPart>
  )
}

/** A chart for each figure, and all of them as one table. */
function Charts({ series: { unit, points }, period }: { series: AnalyticsSeries; period: AnalyticsPeriod }) {
  const texts = useTexts(analyticsTexts)
  const people = usePeopleCount()
  const dates = useDates(unit)
  const columns = [texts[unit], ...FIGURES.map((figure) => texts.figures[figure])]
  const caption = `${texts.activity}, ${texts.periods[period]}`
  /** In a file as they are, for a spreadsheet to count with. */
  const cellOf = (point: AnalyticsPoint, figure: Figure) => point[figure] ?? people(null)
  return (
    <>
      <ul className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-x-16">
        {FIGURES.map((figure) => (
          <li key={figure} className="min-w-0 lg:first:col-span-2">
            <FigureChart figure={figure} unit={unit} points={points} />
          </li>
        ))}
      </ul>
      <ChartTable
        label={texts.table}
        caption={caption}
        columns={columns}
        rows={points.toReversed().map((point) => ({
          id: point.from,
          cells: [dates.long(point.from), ...FIGURES.map((figure) => people(point[figure]))],
        }))}
      />
      <CsvButton
        table={texts.activity}
        file={`${texts.activityFile}-${period}`}
        rows={[columns, ...points.map((point) => [point.from, ...FIGURES.map((figure) => cellOf(point, figure))])]}
      />
    </>
  )
}
