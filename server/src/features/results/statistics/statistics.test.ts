import type { Figure, Statistics } from '@heraia/contract/figures'
import { GoalId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records, saidResult } from '@heraia/hosts/test/records'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
heraia.clock.set('2026-11-21T09:00:00Z')
const { joins, stranger, newId } = season(heraia)

test('a sprinter’s figures, worked out by hand', async () => {
  const mira = await joins('Mira')
  // Mean 12.1 in 2024 and 2026; in 2025 she was away.
  for (const [value, date, position, wind] of [
    [12.2, '2024-05-01', 1, null],
    [12.0, '2024-06-01', 4, 0.5],
    [11.5, '2024-07-01', 2, 2.4],
    [11.9, '2026-05-01', 3, null],
    [12.3, '2026-06-01', null, null],
  ] as const) {
    await records(mira, { value, date, position, wind, event: `Meeting ${date}`, category: 'national' })
  }
  const shown = await stranger.results.statistics({ id: mira.id })
  expect(shown).toMatchObject({
    ...{ season: 2026, lastSeason: 2024 },
    // 11.5 had too much wind.
    personalBests: [{ value: 11.9, unit: 's', results: 4, formula: 'best', holder: { event: 'Meeting 2026-05-01' } }],
    // 12.0 to 11.9: 0.833 %.
    seasonBests: [{ value: 11.9, results: 2, change: { value: 0.8, unit: 'percent', results: 4 } }],
    medals: { gold: { value: 1 }, silver: { value: 1 }, bronze: { value: 1, id: 'bronze' } },
  })
  const byKey = (figures: Figure[]) => Object.fromEntries(figures.map(({ key, value }) => [key, value]))
  expect(byKey(shown.career)).toEqual({ results: 5, competitions: 5, wins: 1, podiums: 3, seasons: 2, disciplines: 1 })
  expect(byKey(shown.currentSeason)).toEqual({ results: 2, competitions: 2, wins: 0, podiums: 1, averagePlace: 3 })
  // (1 + 4 + 2) ÷ 3 = 2.333 in 2024; 3 is 28.6 % worse. Podiums: 2, then 1.
  expect(byKey(shown.currentSeason.flatMap(({ key, change }) => (change ? [{ ...change, key }] : [])))).toEqual({
    ...{ results: -33.3, competitions: -33.3, wins: -100, podiums: -50, averagePlace: -28.6 },
  })
  // 12.2, 12.0, 11.9, 12.3: mean 12.1, deviation √(0.1 ÷ 3) = 0.18257; ÷ 12.1 ÷ 0.05 = 0.30177; 69.8.
  expect(shown.performance.consistency).toMatchObject({ value: 69.8, results: 4 })
  // Both means are 12.1.
  expect(shown.performance.improvement).toMatchObject({ value: 50, results: 4, id: 'improvement.2026' })
  // 100, 66.67, 83.33, 73.58 for 1, 4, 2, 3, all national: 80.9.
  expect(shown.performance.competitiveness).toMatchObject({ value: 80.9, results: 4 })
  const of2024 = await stranger.results.statistics({ id: mira.id, season: 2024 })
  expect(of2024.performance.consistency).toMatchObject({ value: null, results: 0, inputs: [] })
  expect(of2024).toMatchObject({ seasonBests: [{ value: 12, change: null }], medals: { bronze: { value: 0 } } })
})

test('a scorer’s figures, where higher is better', async () => {
  const mira = await joins('Mira', { sport: 'Basketball' })
  for (const [value, date] of [
    ...[[10, '2025-01-01'] as const, [20, '2025-02-01'] as const, [30, '2025-03-01'] as const],
    ...[[30, '2026-01-01'] as const, [30, '2026-02-01'] as const],
  ]) {
    await records(mira, { discipline: 'basketball-points', value, date, event: 'League' })
  }
  const shown = await stranger.results.statistics({ id: mira.id })
  expect(shown.personalBests).toMatchObject([{ value: 30, holder: { date: '2025-03-01' } }])
  expect(shown.seasonBests).toMatchObject([{ value: 30, change: { value: 0 } }])
  expect(shown.career).toMatchObject([
    ...[{ value: 5 }, { key: 'competitions', value: 2, results: 5 }, { value: 0 }, { value: 0 }, { value: 2 }, {}],
    ...[
      { key: 'total', value: 120, unit: 'points' },
      { key: 'mean', value: 24 },
    ],
  ])
  // The mean went from 20 to 30: half more, by a spread of 1.
  expect(shown.performance.improvement.value).toBe(75)
  expect(shown.performance.competitiveness).toMatchObject({ value: null, results: 0 })
})

test('no results, no number', async () => {
  const mira = await joins('Mira')
  const shown = await stranger.results.statistics({ id: mira.id })
  expect(shown).toMatchObject({ season: null, personalBests: [], seasonBests: [], currentSeason: [], career: [] })
  for (const figure of Object.values(shown.performance)) expect(figure).toMatchObject({ value: null, results: 0 })
  expect((await stranger.results.monthly({ id: mira.id, season: 2026 })).months).toHaveLength(12)
})

test.each([
  '',
  'x',
  'personalBest',
  'seasonBest.athletics-100m',
  'change.wins',
  'month.2026-13',
  'month',
  'goal.x',
  'wins.26',
  'a.b.c.d',
  'wins\u0000',
])('a figure that is made up is refused: %j', async (figure) => {
  const mira = await joins('Mira')
  expect(await refusal(stranger.results.list({ id: mira.id, figure }))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'figure' }] },
  })
})

/** Every figure that she is shown by one filter, also those of months and goals. */
async function figuresOf(mira: Player, filter: { season: number; category?: 'national' }): Promise<Figure[]> {
  const { id } = mira
  const shown = await mira.api.results.statistics({ id, ...filter })
  const ofAllSeasons = await mira.api.results.statistics({ id, category: filter.category })
  const { months } = await mira.api.results.monthly({ id, season: 2026, category: filter.category })
  const jumps = await mira.api.results.monthly({
    id,
    season: 2026,
    category: filter.category,
    discipline: 'athletics-long-jump',
  })
  const { items } = await mira.api.results.goals({ id })
  return [
    ...inStatistics(shown),
    ...Object.values({ ...ofAllSeasons.medals, ...ofAllSeasons.performance }).filter(
      ({ key }) => key !== 'improvement',
    ),
    ...[...months, ...jumps.months],
    ...items.map(({ progress }) => progress),
  ].filter(({ results }) => results > 0)
}

const inStatistics = (shown: Statistics): Figure[] => [
  ...shown.personalBests,
  ...[...shown.seasonBests, ...shown.currentSeason].flatMap(({ change, ...figure }) => [
    figure,
    ...(change ? [change] : []),
  ]),
  ...shown.career,
  ...Object.values(shown.medals),
  ...Object.values(shown.performance),
]

/** What it lists, by asking for it as a screen does. */
async function listedBy({ api, id }: Player, figure: Figure, filter: { category?: 'national' }): Promise<string[]> {
  const { items, nextCursor } = await api.results.list({ id, figure: figure.id, limit: 50, ...filter })
  expect(nextCursor).toBeNull()
  return items.map((result) => result.id)
}

const kinds = ['athletics-100m', 'athletics-long-jump', 'athletics-shot-put', 'basketball-points'] as const
const anyResult = fc.record({
  discipline: fc.constantFrom(...kinds),
  tenths: fc.integer({ min: 110, max: 130 }),
  date: fc.constantFrom('2024-03-01', '2025-03-01', '2025-08-01', '2026-03-01', '2026-08-01'),
  position: fc.option(fc.integer({ min: 1, max: 5 })),
  category: fc.constantFrom('national', 'regional', null),
  event: fc.constantFrom('Cup', 'League'),
  legal: fc.boolean(),
})
type MadeResult = typeof anyResult extends fc.Arbitrary<infer Made> ? Made : never
const valueOf = { 'athletics-100m': 10, 'athletics-long-jump': 20, 'athletics-shot-put': 10, 'basketball-points': 0.1 }

test('every figure comes from the results that it lists, and deleting one changes exactly the figures that list it', async () => {
  const property = fc.asyncProperty(
    fc.array(anyResult, { minLength: 1, maxLength: 14 }),
    fc.record({ season: fc.constantFrom(2024, 2025, 2026), category: fc.constantFrom(undefined, 'national' as const) }),
    fc.nat(),
    async (said, chosen, pick) => {
      heraia.clock.advance({ hours: 1 })
      const { season: year, category } = chosen
      const filter = { season: year, ...(category ? { category } : {}) }
      const mira = await joins('Mira')
      const made: Result[] = []
      for (const { tenths, discipline, ...each } of said) {
        const value = Math.round((tenths * 100) / valueOf[discipline]) / 100
        made.push(
          await records(mira, saidResult({ ...each, discipline, value: discipline.startsWith('b') ? tenths : value })),
        )
      }
      for (const kind of ['best', 'podiums'] as const) {
        await mira.api.results.addGoal({
          ...{ id: GoalId.parse(newId()), kind, discipline: kind === 'best' ? kinds[0] : null, own: null, title: null },
          ...{ target: 9.5 + (kind === 'podiums' ? 0.5 : 0), startsOn: '2025-01-01', dueOn: '2026-12-31' },
        })
      }
      const before = await figuresOf(mira, filter)
      const competitions = category ? { category } : {}
      const gone = made[pick % made.length]
      const lists = new Map<string, boolean>()
      for (const figure of before) {
        const listed = await listedBy(mira, figure, competitions)
        expect([figure.id, figure.results]).toEqual([figure.id, listed.length])
        lists.set(figure.id, listed.includes(gone?.id ?? ''))
      }
      await mira.api.results.remove({ id: gone?.id as Result['id'] })
      const after = new Map((await figuresOf(mira, filter)).map((figure) => [figure.id, figure]))
      for (const figure of before) {
        const isSame = JSON.stringify(after.get(figure.id)) === JSON.stringify(figure)
        expect([figure.id, isSame]).toEqual([figure.id, !lists.get(figure.id)])
      }
      const known = new Set(before.map(({ id }) => id))
      expect([...after.keys()].filter((id) => !known.has(id))).toEqual([])
    },
  )
  const alike = (date: MadeResult['date']): MadeResult => ({
    ...{ discipline: kinds[0], tenths: 110, date, position: null, category: null, event: 'Cup', legal: true },
  })
  // The season before is another one, and its numbers are the same.
  const otherSeason = (['2024-03-01', '2025-03-01', '2026-03-01'] as const).map(alike)
  // The last goes; it does not count, and without it both disciplines have as many.
  const jump = { ...alike('2025-03-01'), discipline: kinds[1] }
  const oneTooMany = [jump, jump, jump, { ...jump, legal: false }]
  const oneLess = ['2025-03-01', '2025-08-01', '2025-03-01', '2024-03-01'] as const
  await fc.assert(property, {
    numRuns: 15,
    examples: [
      [otherSeason, { season: 2026, category: undefined }, 1],
      [[...oneLess.map(alike), ...oneTooMany], { season: 2025, category: undefined }, 7],
    ],
    // A failure says its example, however long a smaller one was looked for; that it takes long is none.
    interruptAfterTimeLimit: 60_000,
  })
}, 120_000)
