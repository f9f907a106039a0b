import type { Measure } from '@heraia/contract/discipline'
import type { Moments } from './moments.ts'
import { of100, spreadOf } from './spread.ts'

/** Two values lie apart or not; three begin to say something. */
export const LEAST_FOR_CONSISTENCY = 3

export interface ConsistencyOf {
  discipline: string
  measure: Measure
  values: Moments
}

/**
 * How alike her values are, 0 to 100. For each discipline with three results or more:
 * 100 × (1 − (deviation ÷ mean) ÷ spread), at least 0, where the deviation is that of a sample (n − 1);
 * then the mean over disciplines, each as heavy as it has results. null: nothing to say it by.
 */
export function consistency(disciplines: readonly ConsistencyOf[]): number | null {
  const enough = disciplines.filter(({ values }) => values.count >= LEAST_FOR_CONSISTENCY)
  const results = enough.reduce((sum, { values }) => sum + values.count, 0)
  if (results === 0) return null
  return of100(enough.reduce((sum, each) => sum + consistencyOf(each) * each.values.count, 0) / results)
}

/** Of one discipline. */
export const consistencyOf = ({ values, measure }: Pick<ConsistencyOf, 'values' | 'measure'>): number => {
  const apart = values.mean === 0 ? 0 : deviation(values) / values.mean
  return of100(100 * (1 - apart / spreadOf[measure]))
}

/** Of a sample. */
export const deviation = ({ count, variance }: Moments): number =>
  count < 2 ? 0 : Math.sqrt((variance * count) / (count - 1))
