import type { Better } from '@heraia/contract/discipline'
import type { ChartBar } from '../../../pieces/charts/bar-chart.tsx'

export interface MonthValue {
  /** 2026-05 */
  month: string
  value: number | null
}

/** Twelve bars, the best of them marked; none where nothing is better. `show` writes a value, `name` a month. */
export function monthBars(
  months: readonly MonthValue[],
  better: Better | null,
  show: (value: number) => string,
  name: { short: (month: string) => string; narrow: (month: string) => string },
): ChartBar[] {
  const values = months.flatMap(({ value }) => value ?? [])
  const best = better === 'lower' ? Math.min(...values) : Math.max(...values)
  return months.map(({ month, value }) => ({
    id: month,
    label: name.short(month),
    short: name.narrow(month),
    value,
    shown: value === null ? '' : show(value),
    isBest: better !== null && value === best,
  }))
}

/**
 * Where the bars of marks start and end, so that a tall bar is a good one: the worst near the ground, the best near
 * the top. Marks differ by little; from 0 upward all bars would be alike.
 */
export function rangeOfMarks(values: readonly number[], better: Better): { from: number; to: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || Math.abs(most) || 1) * 0.25
  return better === 'lower'
    ? { from: most + room, to: least - room / 5 }
    : { from: Math.max(0, least - room), to: most + room / 5 }
}
