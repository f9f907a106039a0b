import type { CompetitionCategory } from '@heraia/contract/result-rules'
import { of100 } from './spread.ts'

/** So many results with this place, in competitions that reach this far. */
export interface PlacesOf {
  place: number
  category: CompetitionCategory | null
  count: number
}

/** From this place on a result scores nothing; places beyond it may be counted as it. */
export const LAST_SCORED_PLACE = 64

export const weightOf = (category: CompetitionCategory | null): number =>
  category === 'international' ? 3 : category === 'national' ? 2 : 1

/** A place's score: 100 for the first, and the same less each time it doubles: 2nd 83.3, 4th 66.7, 8th 50, 64th 0. */
export const placeScore = (place: number): number =>
  100 * (1 - Math.log2(Math.min(place, LAST_SCORED_PLACE)) / Math.log2(LAST_SCORED_PLACE))

/**
 * How well she places against others, 0 to 100: the mean of her places' scores, where a national result is as heavy
 * as two and an international one as three. null: no result has a place.
 */
export function competitiveness(places: readonly PlacesOf[]): number | null {
  const weight = places.reduce((sum, { category, count }) => sum + weightOf(category) * count, 0)
  if (weight === 0) return null
  return of100(
    places.reduce((sum, { place, category, count }) => sum + placeScore(place) * weightOf(category) * count, 0) /
      weight,
  )
}
