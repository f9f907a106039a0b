import type { Figure, Statistics } from '@heraia/contract/figures'
import { expect, test } from 'vitest'
import { comparisonRows } from './comparison-rows.ts'

const discipline = (key: string, better: 'lower' | 'higher') => ({ key, better }) as Figure['discipline']
const figure = (key: Figure['key'], value: number | null, of: Figure['discipline'] = null) =>
  ({ id: `${key}${of?.key}`, key, value, discipline: of, unit: 'count' }) as Figure
const person = (personalBests: Figure[], career: Figure[] = []) =>
  ({ personalBests, career, performance: {} }) as unknown as Statistics

const sprint = discipline('athletics-100m', 'lower')
const jump = discipline('athletics-long-jump', 'higher')

test('the fastest time and the farthest jump are the best', () => {
  const [bests] = comparisonRows([
    person([figure('personalBest', 11.8, sprint), figure('personalBest', 6.1, jump)]),
    person([figure('personalBest', 12.1, sprint), figure('personalBest', 6.4, jump)]),
  ])
  expect(bests?.rows.map(({ values, best }) => ({ values, best }))).toEqual([
    { values: [11.8, 12.1], best: [true, false] },
    { values: [6.1, 6.4], best: [false, true] },
  ])
})

test('who has no mark has none; nobody wins alone, when all are alike, or by having more results', () => {
  const [bests, career] = comparisonRows([
    person(
      [figure('personalBest', 11.8, sprint)],
      [figure('wins', 2), figure('averagePlace', 3), figure('results', 9)],
    ),
    person([], [figure('wins', 2), figure('averagePlace', 1.5), figure('results', 4)]),
  ])
  expect(bests?.rows[0]).toMatchObject({ values: [11.8, null], best: [false, false] })
  expect(bests?.rows[0]?.sources).toMatchObject([{ id: 'personalBestathletics-100m' }, null])
  expect(career?.rows.map(({ key, best }) => [key, best])).toEqual([
    ['wins', [false, false]],
    ['averagePlace', [false, true]],
    ['results', [false, false]],
  ])
})

test('disciplines that more of them have come first; what nobody has is left out', () => {
  const [bests] = comparisonRows([
    person([figure('personalBest', 6.1, jump), figure('personalBest', 11.8, sprint)]),
    person([figure('personalBest', 12, sprint), figure('personalBest', null, discipline('x', 'lower'))]),
  ])
  expect(bests?.rows.map((row) => row.discipline?.key)).toEqual(['athletics-100m', 'athletics-long-jump'])
})
