import { expect, test } from 'vitest'
import { monthBars, rangeOfMarks } from './month-bars.ts'

const name = { short: String, narrow: String }
const months = [
  { month: '2026-01', value: 12.1 },
  { month: '2026-02', value: null },
  { month: '2026-03', value: 11.8 },
]

test('the best month is the fastest where less is better, and the farthest elsewhere', () => {
  const best = (better: 'lower' | 'higher') =>
    monthBars(months, better, String, name)
      .filter(({ isBest }) => isBest)
      .map(({ id }) => id)
  expect(best('lower')).toEqual(['2026-03'])
  expect(best('higher')).toEqual(['2026-01'])
})

test('a month without a result has no bar and no words', () => {
  expect(monthBars(months, 'lower', String, name)[1]).toMatchObject({ value: null, shown: '', isBest: false })
})

test('where nothing is better, no month is the best', () => {
  expect(monthBars(months, null, String, name).some(({ isBest }) => isBest)).toBe(false)
})

test('a taller bar is a better mark, whichever way the discipline goes', () => {
  const times = rangeOfMarks([11.8, 12.1], 'lower')
  expect(times.from).toBeGreaterThan(12.1)
  expect(times.to).toBeLessThan(11.8)
  const jumps = rangeOfMarks([6.1, 6.5], 'higher')
  expect(jumps.from).toBeLessThan(6.1)
  expect(jumps.to).toBeGreaterThan(6.5)
})

test('one mark alone still stands on the ground', () => {
  const { from, to } = rangeOfMarks([11.8], 'lower')
  expect(from).toBeGreaterThan(11.8)
  expect(to).toBeLessThan(11.8)
})
