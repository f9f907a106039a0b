import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records } from '@heraia/hosts/test/records'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
heraia.clock.set('2026-11-21T09:00:00Z')
const { joins, stranger } = season(heraia)

type Asked = Parameters<Player['api']['results']['import']>[0]
const style = { dryRun: false, dateStyle: 'day-first', decimals: 'comma' } as const
const file = (rows: Partial<Asked['rows'][number]>[], more: Partial<Asked> = {}): Asked => ({
  ...style,
  rows: rows.map((row, index) => ({
    ...{ line: index + 2, event: 'Trofeo', discipline: '100 m', value: '12,05', date: '31/05/2026' },
    ...row,
  })),
  ...more,
})
const athlete = (name: string) => joins(name, { sport: 'Athletics' })
const all = async ({ id }: Player) => (await stranger.results.list({ id, limit: 50 })).items

test('lines are read as she writes them, and the preview says so without keeping anything', async () => {
  const mira = await athlete('Mira')
  const asked = file([
    {
      discipline: 'Salto de longitud',
      value: '6,85 m',
      wind: '+1,2',
      position: '1.ª',
      category: 'Nacional',
      level: 'Sub-23',
    },
    { discipline: '1500 m', value: '4:08,31', position: '3', location: 'Lugo', category: '', level: '' },
    { discipline: 'swimming-50m-freestyle', value: '26', unit: 's' },
    { event: '=HYPERLINK("http://x")', value: '11,99' },
  ])
  const preview = await mira.api.results.import({ ...asked, dryRun: true })
  expect(preview).toMatchObject({ accepted: 4, duplicates: 0, refused: 0 })
  expect(preview.lines.map(({ reading }) => reading)).toMatchObject([
    {
      ...{ discipline: { key: 'athletics-long-jump' }, value: 6.85, date: '2026-05-31', wind: 1.2, position: 1 },
      ...{ category: 'national', level: 'u23', event: 'Trofeo' },
    },
    { discipline: { key: 'athletics-1500m' }, value: 248.31, location: 'Lugo', category: null, level: null },
    { discipline: { key: 'swimming-50m-freestyle' }, value: 26 },
    { event: '=HYPERLINK("http://x")', value: 11.99 },
  ])
  expect(await all(mira)).toEqual([])
  expect(await mira.api.results.import(asked)).toEqual(preview)
  expect(await all(mira)).toHaveLength(4)
  expect((await all(mira)).every(({ source }) => source === 'import')).toBe(true)
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 4 })
})

test('the same file a second time changes nothing, also after she edited a line', async () => {
  const mira = await athlete('Mira')
  const asked = file([{ value: '12,01' }, { value: '12,02' }, { value: '12,02' }, { value: '12,03', date: '2026' }])
  expect(await mira.api.results.import(asked)).toMatchObject({ accepted: 2, duplicates: 1, refused: 1 })
  const [first] = await all(mira)
  if (first) await mira.api.results.edit({ id: first.id, value: 13 })
  const before = await all(mira)
  expect(await mira.api.results.import({ ...asked, dryRun: true })).toMatchObject({ accepted: 0, duplicates: 3 })
  expect(await mira.api.results.import(asked)).toMatchObject({ accepted: 0, duplicates: 3, refused: 1 })
  expect(await all(mira)).toEqual(before)
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 2 })
})

test('two tabs that import the same file at once give each line once', async () => {
  const mira = await athlete('Mira')
  const asked = file(
    Array.from({ length: 60 }, (_, index) => ({ value: `12,${10 + (index % 30)}`, event: `E${index}` })),
  )
  const reports = await Promise.all([mira.api.results.import(asked), mira.api.results.import(asked)])
  expect(reports.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(60)
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ matches: 60 })
})

test('what she typed before is not imported again, and another person’s is her own', async () => {
  const [mira, dana] = [await athlete('Mira'), await athlete('Dana')]
  await records(mira, { event: 'TROFEO', value: 12.05, date: '2026-05-31' })
  expect(await mira.api.results.import(file([{}]))).toMatchObject({ duplicates: 1 })
  expect(await dana.api.results.import(file([{}]))).toMatchObject({ accepted: 1 })
})

test('a refused line says every field that is wrong, and the others are kept', async () => {
  const mira = await athlete('Mira')
  const { lines } = await mira.api.results.import(
    file([
      {},
      { event: '', value: '=2+2', date: '31/02/2026', position: '0', category: 'galactic', level: 'pro', wind: '@x' },
      { value: '-12', date: '22/12/2026' },
      { value: '3,1' },
      { value: '12,3456' },
      { value: '12', unit: 'parsec' },
      { discipline: 'Unheard of' },
      { discipline: 'Solo' },
      { discipline: '' },
      { discipline: 'Suelo', value: '1' },
      { discipline: 'tennis-singles', value: '3', position: '4' },
      { event: 'x'.repeat(161), location: 'a\u0000b' },
      { value: undefined, date: undefined },
    ]),
  )
  expect(
    lines.map(({ line, outcome, problems }) => [
      line,
      outcome,
      ...problems.map(({ field, code }) => `${field} ${code}`),
    ]),
  ).toEqual([
    [2, 'accepted'],
    [
      ...[3, 'refused', 'event required', 'date not_a_date', 'value not_a_number', 'position out_of_range'],
      ...['category unknown_category', 'level unknown_level', 'wind not_a_number'],
    ],
    [4, 'refused', 'value not_a_number'],
    [5, 'refused', 'value out_of_range'],
    [6, 'refused', 'value too_many_decimals'],
    [7, 'refused', 'unit unknown_unit'],
    [8, 'refused', 'discipline unknown_discipline'],
    [9, 'accepted'],
    [10, 'refused', 'discipline required'],
    [11, 'accepted'],
    [12, 'refused', 'position position_differs'],
    [13, 'refused', 'event too_long', 'location invalid_characters'],
    [14, 'refused', 'date required', 'value required'],
  ])
  expect(await all(mira)).toHaveLength(3)
  const future = await mira.api.results.import(file([{ date: '22/12/2026' }]))
  expect(future.lines[0]?.problems).toEqual([{ field: 'date', code: 'in_future' }])
  await mira.saves({ dateOfBirth: '2004-05-14' })
  const born = await mira.api.results.import(file([{ date: '14/05/2004' }]))
  expect(born.lines[0]?.problems).toEqual([{ field: 'date', code: 'before_birth' }])
})

test('names are looked for in the sport that she says, then anywhere, and can become her own', async () => {
  const mira = await joins('Mira', { sport: 'Parkour' })
  const keyOf = async (asked: Asked) => {
    const [line] = (await mira.api.results.import(asked)).lines
    return line?.reading?.discipline.key ?? line?.problems[0]?.code
  }
  expect(await keyOf(file([{ discipline: '100 m' }]))).toBe('ambiguous_discipline')
  expect(await keyOf(file([{ discipline: '100 m' }], { sport: 'para athletics' }))).toBe('para-athletics-100m')
  const unknown = { measure: 'time', better: 'lower' } as const
  const own = await keyOf(file([{ discipline: 'Speed run' }], { unknown }))
  expect(own).toBe('own~parkour~speed-run~time~lower')
  expect(await keyOf(file([{ discipline: 'speed run', value: '30' }]))).toBe(own)
  expect(await keyOf(file([{ discipline: '', value: '31' }], { discipline: own }))).toBe(own)
  expect(await refusal(mira.api.results.import(file([{}], { discipline: 'nothing' })))).toMatchObject({
    fields: [{ field: 'discipline', code: 'unknown_discipline' }],
  })
})

test('a batch has 500 lines at most, of a file of 20,000', async () => {
  const mira = await athlete('Mira')
  const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ event: `Event ${index}` }))
  expect(await mira.api.results.import(file(lines(500)))).toMatchObject({ accepted: 500 })
  for (const asked of [file(lines(501)), file([]), file([{ line: 20_002 }]), file([{ line: 0 }])]) {
    expect(await refusal(mira.api.results.import(asked))).toMatchObject({ status: 422 })
  }
  expect(await refusal(stranger.results.import(file([{}])))).toMatchObject({ status: 401 })
  const coach = await joins('Cora', { role: 'coach' })
  expect(await refusal(coach.api.results.import(file([{}])))).toMatchObject({ status: 403, reason: 'not_an_athlete' })
})
