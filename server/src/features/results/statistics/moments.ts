/** How many values, their mean, and the mean square of what they lie from it. */
export interface Moments {
  count: number
  mean: number
  /** Of the population: divided by the count. */
  variance: number
}

export const none: Moments = { count: 0, mean: 0, variance: 0 }

/** Of two lots of values together (Chan, Golub and LeVeque 1979): exact where sums of squares would not be. */
export function together(one: Moments, other: Moments): Moments {
  const count = one.count + other.count
  if (count === 0) return none
  const apart = other.mean - one.mean
  const mean = one.mean + (apart * other.count) / count
  const squares =
    one.variance * one.count + other.variance * other.count + (apart * apart * one.count * other.count) / count
  return { count, mean, variance: squares / count }
}
