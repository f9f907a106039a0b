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

test('where there is little room, units are short', () => {
  const short = (locale: string) => relativeMoment(now - 10 * 60_000, now, locale, 'UTC', 'short')
  expect([short('en'), short('es')]).toEqual(['10 min. ago', 'hace 10 min'])
})

test('days are those of the calendar where she is', () => {
  const wednesday = Date.UTC(2026, 10, 18, 8, 30)
  const seen = (at: number, timeZone: string) => relativeMoment(at, wednesday, 'es', timeZone)
  expect(seen(Date.UTC(2026, 10, 16, 9), 'UTC'), 'less than 48 hours, and the day before yesterday').toBe('anteayer')
  expect(seen(Date.UTC(2026, 10, 17, 3), 'UTC')).toBe('ayer')
  expect(seen(Date.UTC(2026, 10, 17, 3), 'America/New_York'), 'Monday evening there').toBe('anteayer')
  expect(seen(Date.UTC(2026, 10, 20, 6), 'UTC')).toBe('pasado mañana')
})

test('beyond a week it is a date, with the year only when it is another', () => {
  expect(ago(10 * 86_400_000)).toBe('Nov 10')
  expect(ago(400 * 86_400_000)).toBe('Oct 16, 2025')
})
