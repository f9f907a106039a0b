import { expect, test } from 'vitest'
import { settingsFor, styleOf } from './import-settings.ts'

const file = {
  ...({ encoding: 'utf-8', separator: ';', tooMany: false, openQuote: null } as const),
  header: ['Fecha', 'Prueba', 'Marca', 'Competencia'],
  lines: [{ line: 2, cells: ['31/05/2026', '100 m', '11,84', 'Copa'] }],
}

test('a file tells most of it by itself', () => {
  expect(settingsFor(file, 'Athletics', undefined)).toMatchObject({
    columns: { date: 0, discipline: 1, value: 2, event: 3 },
    dateStyle: 'day-first',
    decimals: 'comma',
  })
})

test('what she chose for such a file before comes first', () => {
  expect(settingsFor(file, 'Athletics', { date: 0, event: 1, wind: 9 }).columns).toEqual({ date: 0, event: 1 })
})

test('what she left open is not sent', () => {
  const settings = settingsFor(file, ' ', undefined)
  expect(styleOf(settings)).toMatchObject({ sport: undefined, discipline: undefined, unknown: undefined })
  expect(styleOf({ ...settings, unknown: 'time' }).unknown).toEqual({ measure: 'time', better: 'lower' })
})
