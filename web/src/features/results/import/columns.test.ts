import { expect, test } from 'vitest'
import { guessColumns, missingFields, setColumn, withinHeader } from './columns.ts'

test('columns are found by their Spanish names, with accents or without', () => {
  expect(
    guessColumns(['Fecha', 'Prueba', 'Marca', 'Posición', 'Competición', 'Ciudad', 'Ámbito', 'Viento (m/s)']),
  ).toEqual({
    date: 0,
    discipline: 1,
    value: 2,
    position: 3,
    event: 4,
    location: 5,
    category: 6,
    wind: 7,
  })
})

test('and by their English ones', () => {
  expect(guessColumns(['Date', 'Event', 'Discipline', 'Time (s)', 'Place', 'Age group'])).toEqual({
    date: 0,
    event: 1,
    discipline: 2,
    value: 3,
    position: 4,
    level: 5,
  })
})

test('no column is taken twice, and a column that nobody knows is left alone', () => {
  expect(guessColumns(['result', 'mark', 'shoe'])).toEqual({ value: 0 })
})

test('the columns of the template are all found', async () => {
  const { templateHeader } = await import('./template.ts')
  for (const language of ['en', 'es'] as const)
    expect(Object.keys(guessColumns(templateHeader(language)))).toHaveLength(10)
})

test('a column that is given to another field is taken from the first', () => {
  expect(setColumn({ event: 0, value: 1 }, 'location', 0)).toEqual({ value: 1, location: 0 })
  expect(setColumn({ event: 0 }, 'event', undefined)).toEqual({})
})

test('what is missing is named; one discipline for the whole file will do', () => {
  expect(missingFields({ event: 0, date: 1 }, false)).toEqual(['value', 'discipline'])
  expect(missingFields({ event: 0, date: 1, value: 2 }, true)).toEqual([])
})

test('kept columns that this file does not have are forgotten', () => {
  expect(withinHeader({ event: 0, wind: 7 }, ['a', 'b'])).toEqual({ event: 0 })
})
