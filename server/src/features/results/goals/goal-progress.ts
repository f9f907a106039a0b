import type { Better } from '@heraia/contract/discipline'

export interface GoalMarks {
  target: number
  /** Where she stood before; null: she starts at nothing. */
  start: number | null
  /** null: nothing yet. */
  current: number | null
  better: Better
}

/**
 * How far she is, 0 to 100: the way from where she started that she has gone. Without a start it is the share of the
 * target that she has, turned around where lower is better. null: nothing yet.
 */
export function goalProgress({ target, start, current, better }: GoalMarks): number | null {
  if (current === null) return null
  if (isReached(current, target, better)) return 100
  const share = start === null || start === current ? null : (current - start) / (target - start)
  // A thousandth of a thousandth more: 0.1 of 0.4 is a quarter.
  return Math.floor(bounded(share ?? (start === null ? shareOf(current, target, better) : 0)) * 1000 + 1e-6) / 10
}

const isReached = (current: number, target: number, better: Better): boolean =>
  better === 'lower' ? current <= target : current >= target

const shareOf = (current: number, target: number, better: Better): number =>
  better === 'lower' ? target / current : current / target

/** Never full before it is reached. */
const bounded = (share: number): number => Math.min(0.999, Math.max(0, share))
