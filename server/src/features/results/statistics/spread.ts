import type { Measure } from '@heraia/contract/discipline'

/**
 * How far values of a measure usually lie apart, as a share of their mean: sprinters differ by hundredths, points in a
 * match by half. Consistency and improvement are measured against it (docs/statistics.md).
 */
export const spreadOf: Record<Measure, number> = {
  time: 0.05,
  distance: 0.1,
  height: 0.1,
  weight: 0.1,
  score: 0.2,
  points: 1,
  position: 1,
}

/** A score of 0 to 100 with one decimal. */
export const of100 = (score: number): number => Math.round(Math.min(100, Math.max(0, score)) * 10) / 10
