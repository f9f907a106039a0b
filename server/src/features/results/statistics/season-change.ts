import type { Better } from '@heraia/contract/discipline'
import type { Figure } from '@heraia/contract/figures'
import { input } from './figure.ts'
import { gainOf } from './improvement.ts'

export interface SeasonValue {
  season: number
  value: number | null
  results: number
}

/**
 * A season's figure against the last season before it that has such results, in percent; positive is better. A
 * season in which she was away is passed over. null: there is none.
 */
export function changeOf(
  figure: Figure,
  now: SeasonValue,
  earlier: readonly SeasonValue[],
  better: Better,
): Figure | null {
  const before = earlier
    .filter(({ season, results }) => season < now.season && results > 0)
    .reduce<SeasonValue | null>((newest, each) => (newest && newest.season > each.season ? newest : each), null)
  if (!before || before.value === null || now.value === null) return null
  const gain = gainOf(before.value, now.value, better)
  return {
    ...figure,
    id: `change.${figure.id}`,
    key: 'seasonChange',
    value: gain === null ? null : Math.round(gain * 1000) / 10,
    unit: 'percent',
    results: now.results + before.results,
    formula: 'change',
    inputs: [
      input('season', now.value, figure.unit),
      input('lastSeason', before.value, figure.unit),
      input('lastSeasonYear', before.season, 'year'),
      input('seasonResults', now.results, 'count'),
      input('lastSeasonResults', before.results, 'count'),
    ],
  }
}
