import type { Better, Measure } from '@heraia/contract/discipline'
import { of100, spreadOf } from './spread.ts'

export interface ImprovementOf {
  discipline: string
  measure: Measure
  better: Better
  season: { count: number; mean: number }
  before: { count: number; mean: number }
}

/**
 * How much better she is than in her season before, 0 to 100; 50 is as good. For each discipline with results in
 * both: 50 + 50 × (gain ÷ spread), where the gain is the share by which the mean got better; then the mean over
 * disciplines, each as heavy as it has results this season. null: nothing to compare.
 */
export function improvement(disciplines: readonly ImprovementOf[]): number | null {
  const both = disciplines.filter(({ season, before }) => season.count > 0 && before.count > 0)
  const results = both.reduce((sum, { season }) => sum + season.count, 0)
  if (results === 0) return null
  return of100(both.reduce((sum, each) => sum + improvementOf(each) * each.season.count, 0) / results)
}

/** Of one discipline. */
export const improvementOf = ({ season, before, better, measure }: ImprovementOf): number => {
  const gain = gainOf(before.mean, season.mean, better)
  return of100(50 + 50 * Math.min(1, Math.max(-1, (gain ?? 0) / spreadOf[measure])))
}

/** By which share of the value before it got better; null where that was nothing. */
export const gainOf = (before: number, now: number, better: Better): number | null =>
  before === 0 ? null : (better === 'lower' ? before - now : now - before) / before
