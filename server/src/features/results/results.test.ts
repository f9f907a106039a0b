import { ResultId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records, saidResult } from '@heraia/hosts/test/records'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
heraia.clock.set('2026-11-21T09:00:00Z')
const { joins, stranger, newId } = season(heraia)

test('a result is typed by its discipline and stands in her list and her matches', async () => {
  const mira = await joins('Mira', { sport: 'Athletics' })
  const result = await records(mira, {
    ...{ event: ' Trofeo 🏃‍♀️ <b>Madrid</b> ', value: 11.42, position: 2, category: 'national', level: 'senior' },
    ...{ location: 'Madrid', wind: 1.9 },
  })
  expect(result).toMatchObject({
    event: 'Trofeo 🏃‍♀️ <b>Madrid</b>',
    discipline: { key: 'athletics-100m', name: { es: '100 m' }, measure: 'time', unit: 's', better: 'lower' },
    ...{ value: 11.42, season: 2026, date: '2026-05-31', position: 2, wind: 1.9, countsForBest: true, source: 'form' },
    may: { edit: true },
  })
  expect((await stranger.results.list({ id: mira.id })).items).toEqual([{ ...result, may: { edit: false } }])
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 1 })
  await mira.api.results.remove({ id: result.id })
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 0 })
  expect((await stranger.results.list({ id: mira.id })).items).toEqual([])
})

test('sending it twice records it once; an id of somebody else is taken', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const said = saidResult()
  const [one, again] = [await mira.api.results.add(said), await mira.api.results.add({ ...said, value: 13 })]
  expect(again).toEqual(one)
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 1 })
  expect(await refusal(dana.api.results.add(said))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await stranger.profiles.get({ id: dana.id })).toMatchObject({ matches: 0 })
})

test.each([
  [{ value: -1 }, 'value', 'out_of_range'],
  [{ value: 0 }, 'value', 'out_of_range'],
  [{ value: 3 }, 'value', 'out_of_range'],
  [{ value: 12.3456 }, 'value', 'too_many_decimals'],
  [{ value: 1e12 }, 'value', 'out_of_range'],
  [{ discipline: 'tennis-singles', value: 1.5 }, 'value', 'not_a_whole_number'],
  [{ discipline: 'tennis-singles', value: 0 }, 'value', 'out_of_range'],
  [{ discipline: null }, 'discipline', 'required'],
  [{ discipline: 'nothing' }, 'discipline', 'unknown_discipline'],
  [{ discipline: 'own~nothing' }, 'discipline', 'unknown_discipline'],
  [{ date: '2026-11-23' }, 'date', 'in_future'],
  [{ date: '1899-12-31' }, 'date', 'too_early'],
  [{ date: '2026-02-30' }, 'date', 'invalid_date'],
  [{ event: '  ' }, 'event', 'required'],
  [{ event: 'a\u0000b' }, 'event', 'invalid_characters'],
  [{ event: 'x'.repeat(161) }, 'event', 'too_long'],
  [{ position: 0 }, 'position', 'out_of_range'],
  [{ position: 1.5 }, 'position', 'not_a_whole_number'],
  [{ wind: 2.55 }, 'wind', 'too_many_decimals'],
  [{ own: { sport: 'Parkour', name: 'Run', measure: 'time', better: 'lower' } }, 'own', 'not_both'],
] as const)('what cannot be is refused: %j', async (wrong, field, code) => {
  const mira = await joins('Mira')
  expect(await refusal(records(mira, wrong))).toMatchObject({ status: 422, fields: [{ field, code }] })
})

test('on the day of her birth nobody had a result: it stands in the wrong box, for all to read', async () => {
  const mira = await joins('Mira')
  await mira.saves({ dateOfBirth: '2004-05-14' })
  const born = { status: 422, fields: [{ field: 'date', code: 'before_birth' }] }
  expect(await refusal(records(mira, { date: '2004-05-14' }))).toMatchObject(born)
  expect(await refusal(records(mira, { date: '1999-05-14' }))).toMatchObject(born)
  const one = await records(mira, { date: '2020-05-14' })
  expect(await refusal(mira.api.results.edit({ id: one.id, date: '2004-05-14' }))).toMatchObject(born)
})

test('what was made with too much wind, or outside the rules, is listed but is no best', async () => {
  const mira = await joins('Mira')
  expect(await records(mira, { wind: 2.1 })).toMatchObject({ countsForBest: false })
  expect(await records(mira, { wind: 2 })).toMatchObject({ countsForBest: true })
  expect(await records(mira, { legal: false })).toMatchObject({ countsForBest: false })
  expect(await records(mira, { discipline: 'athletics-400m', value: 60, wind: 9 })).toMatchObject({
    ...{ wind: null, countsForBest: true },
  })
})

test('a place is its own value', async () => {
  const mira = await joins('Mira')
  expect(await records(mira, { discipline: 'tennis-singles', value: 3 })).toMatchObject({ value: 3, position: 3 })
})

test('a sport that the catalogue does not know has disciplines of her own', async () => {
  const mira = await joins('Mira', { sport: 'Parkour' })
  const own = { sport: 'Parkour', name: 'Speed Run', measure: 'time', better: 'lower' } as const
  const first = await records(mira, { discipline: null, own, value: 31.5 })
  const second = await records(mira, { discipline: null, own: { ...own, name: 'speed  rún' }, value: 30 })
  expect(first.discipline).toMatchObject({ name: { en: 'Speed Run', es: 'Speed Run' }, unit: 's', better: 'lower' })
  expect(second.discipline.key).toBe(first.discipline.key)
  expect(await records(mira, { discipline: first.discipline.key, value: 29 })).toMatchObject({
    discipline: { name: { en: 'Speed Run' } },
  })
  const { personalBests } = await stranger.results.statistics({ id: mira.id })
  expect(personalBests).toMatchObject([{ value: 29, results: 3 }])
})

test('she changes what she got wrong; what she does not name stays', async () => {
  const mira = await joins('Mira')
  const { id, ...before } = await records(mira, { value: 12.5, wind: 1, location: 'Lugo' })
  expect(await mira.api.results.edit({ id, value: 12.05 })).toEqual({ ...before, id, value: 12.05 })
  expect(await mira.api.results.edit({ id, discipline: 'athletics-200m', value: 25 })).toMatchObject({
    ...{ discipline: { key: 'athletics-200m' }, value: 25, location: 'Lugo' },
  })
  expect(await refusal(mira.api.results.edit({ id, value: 2 }))).toMatchObject({ fields: [{ field: 'value' }] })
  expect(await mira.api.results.edit({ id, date: '2024-02-29' })).toMatchObject({ season: 2024 })
})

test('nobody else changes or deletes it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await records(mira)
  for (const act of [
    () => dana.api.results.edit({ id, value: 13 }),
    () => dana.api.results.remove({ id }),
    () => mira.api.results.remove({ id: ResultId.parse(newId()) }),
  ]) {
    expect(await refusal(act())).toMatchObject({ status: 404, reason: 'result_not_found' })
  }
  expect(await refusal(stranger.results.remove({ id }))).toMatchObject({ status: 401 })
  expect((await mira.api.results.list({ id: mira.id })).items).toHaveLength(1)
})

test('only athletes have results', async () => {
  const coach = await joins('Cora', { role: 'coach' })
  expect(await refusal(records(coach))).toMatchObject({ status: 403, reason: 'not_an_athlete' })
  for (const read of [
    () => stranger.results.list({ id: coach.id }),
    () => coach.api.results.statistics({ id: coach.id }),
  ]) {
    expect(await refusal(read())).toMatchObject({ status: 403, reason: 'not_an_athlete' })
  }
})

test('lists are filtered by season, level, category and discipline, and go on page by page', async () => {
  const mira = await joins('Mira')
  for (const [date, category, level] of [
    ['2024-05-01', 'national', 'junior'],
    ['2025-05-01', 'national', 'senior'],
    ['2026-05-01', 'international', 'senior'],
    ['2026-05-01', 'regional', 'senior'],
    ['2026-06-01', null, null],
  ] as const) {
    await records(mira, { date, category, level })
  }
  await records(mira, { discipline: 'athletics-long-jump', value: 6, date: '2026-01-01' })
  const dates = async (asked: object) =>
    (await stranger.results.list({ id: mira.id, ...asked })).items.map(({ date }) => date)
  expect(await dates({ season: 2026 })).toEqual(['2026-06-01', '2026-05-01', '2026-05-01', '2026-01-01'])
  expect(await dates({ category: 'national' })).toEqual(['2025-05-01', '2024-05-01'])
  expect(await dates({ level: 'senior', season: 2026 })).toEqual(['2026-05-01', '2026-05-01'])
  expect(await dates({ discipline: 'athletics-long-jump' })).toEqual(['2026-01-01'])
  const walked: string[] = []
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = await stranger.results.list({ id: mira.id, limit: 1, cursor })
    walked.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  }
  expect(walked).toEqual((await stranger.results.list({ id: mira.id })).items.map(({ id }) => id))
  expect(await stranger.results.seasons({ id: mira.id })).toMatchObject({
    results: 6,
    seasons: [
      { season: 2026, results: 4 },
      { season: 2025, results: 1 },
      { season: 2024, results: 1 },
    ],
    disciplines: [{ discipline: { key: 'athletics-100m' }, results: 5 }, { results: 1 }],
    categories: [{ category: 'national', results: 2 }, { results: 1 }, { results: 1 }],
    may: { edit: false, compare: true },
  })
})

test('lists are searched by what the competition or the discipline is called, in either language, and page by page', async () => {
  const mira = await joins('Mira')
  await records(mira, { event: 'Copa de Múnich', date: '2026-05-01' })
  await records(mira, { event: 'City Meeting', discipline: 'athletics-long-jump', value: 6, date: '2026-05-02' })
  const own = { sport: 'Parkour', name: 'Wall Run', measure: 'time', better: 'lower' } as const
  await records(mira, { event: '100 % Parkour', discipline: null, own, date: '2026-05-03' })
  const events = async (q: string, more: object = {}) =>
    (await stranger.results.list({ id: mira.id, q, ...more })).items.map(({ event }) => event)
  expect(await events('munich')).toEqual(['Copa de Múnich'])
  expect(await events('Salto de long')).toEqual(['City Meeting'])
  expect(await events('long jump')).toEqual(['City Meeting'])
  expect(await events('wall run')).toEqual(['100 % Parkour'])
  expect(await events('%')).toEqual(['100 % Parkour'])
  expect(await events(' ')).toHaveLength(3)
  expect(await events('_')).toEqual([])
  const first = await stranger.results.list({ id: mira.id, q: '100', limit: 1 })
  expect(first.items.map(({ event }) => event)).toEqual(['100 % Parkour'])
  expect(await events('100', { cursor: first.nextCursor })).toEqual(['Copa de Múnich'])
})

test('the catalogue answers by sport', async () => {
  const { items } = await stranger.results.disciplines({ sport: 'artistic gymnastics' })
  expect(items).toHaveLength(5)
  expect(items[0]).toMatchObject({ sport: 'Artistic Gymnastics', measure: 'score', range: { least: 0, most: 80 } })
  expect((await stranger.results.disciplines({})).items.length).toBeGreaterThan(200)
  expect((await stranger.results.disciplines({ sport: 'Parkour' })).items).toEqual([])
})
