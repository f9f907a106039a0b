import { expect, test } from 'vitest'
import { readStatsView, type StatsView, writeStatsView } from './stats-view.ts'

const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`
const written = (view: StatsView) =>
  new URLSearchParams(Object.entries(writeStatsView(view)).filter((pair): pair is [string, string] => Boolean(pair[1])))

test('the address gives back what was put in', () => {
  const view: StatsView = {
    panel: 'rankings',
    season: 2026,
    category: 'national',
    discipline: 'athletics-100m',
    figure: 'personalBest:athletics-100m',
    compare: [id(1), id(2)],
  }
  expect(readStatsView(written(view))).toEqual(view)
})

test('an address without a choice shows all of the summary', () => {
  expect(readStatsView(new URLSearchParams())).toEqual({ panel: 'summary', compare: [] })
  expect(written({ panel: 'summary', compare: [] }).size).toBe(0)
})

test('what is no season, no reach, no panel and nobody is left out', () => {
  const odd = new URLSearchParams('panel=x&season=9999&category=galactic&compare=1,..,%00&figure=')
  expect(readStatsView(odd)).toEqual({ panel: 'summary', compare: [] })
})

test('five are compared at most: she and four others', () => {
  const ids = [1, 2, 3, 4, 5].map(id)
  expect(readStatsView(new URLSearchParams({ compare: ids.join(',') })).compare).toEqual(ids.slice(0, 4))
})
