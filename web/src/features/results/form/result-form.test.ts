import type { Result } from '@heraia/contract/results'
import { expect, test } from 'vitest'
import { listDisciplines } from './discipline-choice.ts'
import { again, emptyResult, formOf, readResult } from './result-form.ts'

const sprint = { measure: 'time', wind: true, range: { least: 9, most: 60 } } as const
const today = '2026-06-30'
const filled = {
  ...emptyResult('Athletics'),
  discipline: 'athletics-100m',
  value: '11,84',
  event: ' Copa de España ',
  date: '2026-05-31',
}

test('what she typed becomes what the API takes', () => {
  const form = { ...filled, position: '2', location: 'Madrid', category: 'national', level: 'senior', wind: '-1,3' }
  expect(readResult(form, sprint, today, 'es')).toEqual({
    input: {
      discipline: 'athletics-100m',
      own: null,
      event: 'Copa de España',
      value: 11.84,
      date: '2026-05-31',
      position: 2,
      location: 'Madrid',
      category: 'national',
      level: 'senior',
      wind: -1.3,
      legal: true,
    },
  })
})

test('every box says what is wrong with it', () => {
  expect(readResult(emptyResult(''), null, today, 'es').problems).toEqual({
    sport: 'required',
    discipline: 'required',
    value: 'required',
    event: 'required',
    date: 'required',
  })
  expect(readResult({ ...filled, value: 'fast' }, sprint, today, 'es').problems).toEqual({ value: 'invalid_mark' })
  expect(readResult({ ...filled, value: '3' }, sprint, today, 'es').problems).toEqual({ value: 'out_of_range' })
  expect(readResult({ ...filled, date: '2026-07-01' }, sprint, today, 'es').problems).toEqual({ date: 'in_future' })
  expect(readResult({ ...filled, position: '1.5' }, sprint, today, 'es').problems).toEqual({
    position: 'not_a_whole_number',
  })
  expect(readResult({ ...filled, wind: 'strong' }, sprint, today, 'es').problems).toEqual({ wind: 'invalid' })
})

test('where the mark is a place, no second place is sent', () => {
  const judo = { measure: 'position', wind: false } as const
  expect(readResult({ ...filled, value: '3º', position: '4' }, judo, today, 'es')).toMatchObject({
    input: { value: 3, position: null },
  })
})

test('a discipline of her own is sent with what it measures', () => {
  const form = {
    ...filled,
    sport: 'Parkour',
    discipline: 'own',
    own: { name: ' Speed run ', measure: 'time', better: 'lower' } as const,
  }
  expect(readResult(form, { measure: 'time', wind: false }, today, 'es')).toMatchObject({
    input: { discipline: null, own: { sport: 'Parkour', name: 'Speed run', measure: 'time', better: 'lower' } },
  })
})

const discipline = {
  ...{ key: 'athletics-100m', sport: 'Athletics', name: { en: '100 m', es: '100 m' } },
  ...({ measure: 'time', unit: 's', better: 'lower', wind: true } as const),
}
const result = {
  ...{ id: 'r', personId: 'p', event: 'Open', discipline, value: 11.84, date: '2026-05-31', season: 2026, position: 2 },
  ...{ location: null, category: null, level: null, wind: -0.5, countsForBest: true, legal: true },
  ...{ source: 'form', may: { edit: true } },
} as unknown as Result

test('a result that is changed reads back as it was', () => {
  for (const language of ['en', 'es'] as const)
    expect(readResult(formOf(result, language), sprint, today, language)).toMatchObject({
      input: { value: 11.84, wind: -0.5, position: 2, discipline: 'athletics-100m' },
    })
})

test('a deletion is taken back with a discipline of her own in full', () => {
  expect(again(result)).toMatchObject({ discipline: 'athletics-100m', own: null, value: 11.84 })
  const own = { ...result, discipline: { ...discipline, key: 'own~athletics~sled', name: { en: 'Sled', es: 'Sled' } } }
  expect(again(own)).toMatchObject({ discipline: null, own: { name: 'Sled', sport: 'Athletics', measure: 'time' } })
})

test('what she used before stands first, and once', () => {
  const other = { ...discipline, key: 'athletics-200m', range: { least: 1, most: 2 } }
  const listed = listDisciplines([discipline], [other, { ...discipline, range: { least: 9, most: 60 } }], 'athletics')
  expect(listed.map(({ key }) => key)).toEqual(['athletics-100m', 'athletics-200m'])
  expect(listed[0]?.range).toEqual({ least: 9, most: 60 })
})
