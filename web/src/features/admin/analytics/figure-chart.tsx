import type { AnalyticsPoint } from '@heraia/contract/analytics'
import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { LazyBarChart } from '../../../pieces/charts/lazy-bar-chart.tsx'
import type { Figure } from './activity-part.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { useDates } from './use-dates.ts'
import { usePeopleCount } from './use-people-count.ts'

interface FigureChartProps {
  figure: Figure
  unit: 'day' | 'month'
  /** Oldest first. */
  points: readonly AnalyticsPoint[]
}

/** How one figure went, what it came to, and how it is counted. */
export function FigureChart({ figure, unit, points }: FigureChartProps) {
  const texts = useTexts(analyticsTexts)
  const { number, compact } = useFormat()
  const people = usePeopleCount()
  const dates = useDates(unit)
  const values = points.map((point) => point[figure])
  const most = Math.max(...values.map((value) => value ?? 0))
  const isOfPeople = figure === 'activePeople'
  // Who was active on two days is one person: days of people have no sum.
  const total = isOfPeople
    ? most > 0
      ? texts.atMost(number(most))
      : people(null)
    : texts.inTotal(number(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)))
  const highest = points.find((point) => point[figure] === most)?.from ?? ''
  const isNamed = (at: number) => (points.length - 1 - at) % everyOf(points.length) === everyOf(points.length) >> 1
  return (
    <figure className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="title text-lg">{texts.figures[figure]}</h3>
        <p className="figures font-semibold">{total}</p>
      </div>
      {most > 0 ? (
        <LazyBarChart
          label={texts.chart(texts.figures[figure], total, number(most), dates.long(highest))}
          bars={points.map(({ from, [figure]: value }, at) => ({
            id: from,
            label: unit === 'month' || isNamed(at) ? dates.short(from) : '',
            short: isNamed(at) ? dates.short(from) : '',
            value: value === 0 ? null : value,
            shown: unit === 'month' && value !== null ? compact(value) : '',
            isBest: false,
          }))}
          showTick={number}
          from={0}
          to={most}
          whole
        />
      ) : (
        <p className="py-6 text-muted">{isOfPeople ? texts.tooFew(number(FEWEST_PEOPLE)) : texts.none}</p>
      )}
      <figcaption className="text-sm text-muted">
        {texts.how[figure]} {isOfPeople && unit === 'month' && texts.ofMonth}
      </figcaption>
    </figure>
  )
}

/** So many bars share one date below them: on a phone no more than six have room. */
const everyOf = (bars: number): number => (bars > 31 ? 15 : bars > 12 ? 7 : 2)
