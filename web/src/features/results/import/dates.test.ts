import { expect, test } from 'vitest'
import { guessDateStyle, guessDecimals } from './dates.ts'

test('one day past the twelfth tells how all of them are written', () => {
  expect(guessDateStyle(['03/04/2026', '25/04/2026'])).toBe('day-first')
  expect(guessDateStyle(['03/04/2026', '04/25/2026'])).toBe('month-first')
  expect(guessDateStyle(['2026-04-03', ''])).toBe('year-first')
  expect(guessDateStyle(['2026-04-03', '2026-04-04', '25/04/2026'])).toBe('day-first')
})

test('a slip of the pen does not hide it', () => {
  expect(guessDateStyle(['03/04/2026', '25/04/2026', '31/02/2026'])).toBe('day-first')
})

test('where both are possible, or none, she is asked', () => {
  expect(guessDateStyle(['03/04/2026', '05/06/2026'])).toBeNull()
  expect(guessDateStyle(['25/04/2026', '04/25/2026'])).toBeNull()
  expect(guessDateStyle(['yesterday'])).toBeNull()
  expect(guessDateStyle(['31/04/2026', '29/02/2025'])).toBeNull()
  expect(guessDateStyle([])).toBeNull()
})

test.each([
  [['11,84', '2:05,31', '12'], ',', 'comma'],
  [['11.84', '2:45:10'], ';', 'point'],
  [['6,45 m'], ',', 'comma'],
  [['12', '13'], ';', 'comma'],
  [['12', '13'], ',', 'point'],
] as const)('%j between "%s" have a decimal %s', (samples, separator, decimals) => {
  expect(guessDecimals(samples, separator)).toBe(decimals)
})
