import { expect, test } from 'vitest'
import { competitiveness, placeScore } from './competitiveness.ts'
import { consistency } from './consistency.ts'
import { gainOf, improvement } from './improvement.ts'
import { type Moments, none, together } from './moments.ts'

const of = (...values: number[]): Moments =>
  values.map((value) => ({ count: 1, mean: value, variance: 0 })).reduce(together, none)

test('moments of two lots are those of all values', () => {
  // Mean 5, squares 9+1+1+1+0+0+4+16 = 32, by 8 is 4.
  expect(of(2, 4, 4, 4, 5, 5, 7, 9)).toEqual({ count: 8, mean: 5, variance: 4 })
  expect(together(of(2, 4, 4, 4), of(5, 5, 7, 9))).toEqual({ count: 8, mean: 5, variance: 4 })
  expect(together(none, none)).toEqual(none)
})

test('consistency in sprints: hundredths apart', () => {
  // 12.0, 12.1, 12.2: mean 12.1, deviation 0.1; 0.1 ÷ 12.1 = 0.008264; by 0.05 = 0.16529; 100 × (1 − that) = 83.5.
  expect(consistency([{ discipline: 'athletics-100m', measure: 'time', values: of(12, 12.1, 12.2) }])).toBe(83.5)
})

test('consistency in points of a match: many apart', () => {
  // 10, 20, 30: mean 20, deviation 10; half, by a spread of 1; 50.
  expect(consistency([{ discipline: 'basketball-points', measure: 'points', values: of(10, 20, 30) }])).toBe(50)
})

test('consistency is the mean over disciplines, by their results; two results say nothing', () => {
  const sprints = { discipline: 'a', measure: 'time', values: of(10, 10, 10) } as const
  const points = { discipline: 'b', measure: 'points', values: of(10, 20, 30, 10, 20, 30) } as const
  // Of six values the deviation is √(400 ÷ 5) = 8.944; 100 × (1 − 0.44721) = 55.3.
  expect(consistency([points])).toBe(55.3)
  // (100 × 3 + 55.3 × 6) ÷ 9 = 70.2
  expect(consistency([sprints, points, { ...sprints, values: of(1, 99) }])).toBe(70.2)
  expect(consistency([{ ...sprints, values: of(10, 11) }])).toBeNull()
  expect(consistency([{ ...points, values: of(0, 0, 0) }])).toBe(100)
  expect(consistency([{ ...sprints, values: of(10, 20, 30) }])).toBe(0)
})

test('improvement where lower is better', () => {
  const sprint = { discipline: 'a', measure: 'time', better: 'lower' } as const
  // 1 % faster, by 5 %: a fifth of the way from 50 to 100.
  const faster = { ...sprint, before: { count: 3, mean: 50 }, season: { count: 4, mean: 49.5 } }
  expect(improvement([faster])).toBe(60)
  expect(improvement([{ ...faster, season: { count: 1, mean: 50.5 } }])).toBe(40)
  expect(improvement([{ ...faster, season: { count: 1, mean: 40 } }])).toBe(100)
  expect(improvement([{ ...faster, season: { count: 1, mean: 60 } }])).toBe(0)
  expect(improvement([{ ...faster, before: { count: 0, mean: 0 } }])).toBeNull()
})

test('improvement where higher is better, and over disciplines by their results', () => {
  const jump = { discipline: 'a', measure: 'distance', better: 'higher' } as const
  // 5 % further, by 10 %: half of the way.
  const further = { ...jump, before: { count: 2, mean: 6 }, season: { count: 1, mean: 6.3 } }
  expect(improvement([further])).toBe(75)
  const same = { ...jump, before: { count: 2, mean: 6 }, season: { count: 3, mean: 6 } }
  // (75 × 1 + 50 × 3) ÷ 4 = 56.25
  expect(improvement([further, same])).toBe(56.3)
  expect(gainOf(0, 5, 'higher')).toBeNull()
})

test('competitiveness: each doubling of the place costs the same, and far competitions weigh more', () => {
  expect([1, 2, 4, 8, 16, 32, 64, 500].map((place) => Math.round(placeScore(place) * 10) / 10)).toEqual([
    ...[100, 83.3, 66.7, 50, 33.3, 16.7, 0, 0],
  ])
  // (100 × 3 + 50 × 1) ÷ 4 = 87.5
  expect(
    competitiveness([
      { place: 1, category: 'international', count: 1 },
      { place: 8, category: 'regional', count: 1 },
    ]),
  ).toBe(87.5)
  // (66.667 × 2 × 2 + 100 × 1) ÷ 5 = 73.3
  expect(
    competitiveness([
      { place: 4, category: 'national', count: 2 },
      { place: 1, category: null, count: 1 },
    ]),
  ).toBe(73.3)
  expect(competitiveness([])).toBeNull()
})
