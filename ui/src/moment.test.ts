import { expect, test } from 'vitest'
import { relativeMoment } from './moment.ts'

const now = Date.UTC(2026, 10, 20, 12)
const ago = (milliseconds: number, locale = 'en') => relativeMoment(now - milliseconds, now, locale)

test.each([
  [5_000, 'now', 'ahora'],
  [60_000, '1 minute ago', 'hace 1 minuto'],
  [3 * 3_600_000, '3 hours ago', 'hace 3 horas'],
  [86_400_000, 'yesterday', 'ayer'],
])('%i milliseconds ago reads %s', (milliseconds, english, spanish) => {
  expect(ago(milliseconds)).toBe(english)
  expect(ago(milliseconds, 'es')).toBe(spanish)
})

test('beyond a week it is a date, with the year only when it is another', () => {
  expect(ago(10 * 86_400_000)).toBe('Nov 10')
  expect(ago(400 * 86_400_000)).toBe('Oct 16, 2025')
})
