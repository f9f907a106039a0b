import { expect, test } from 'vitest'
import { dayName, listMoment } from './list-moment.ts'

const now = new Date(2026, 2, 5, 15, 0).getTime()
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
const near = { today: 'Today', yesterday: 'Yesterday' }

test('today is hour and minute, what is older is a date', () => {
  expect(listMoment(at(2026, 2, 5, 9, 5), now, 'en-US')).toMatch(/^9:05\sAM$/)
  expect(listMoment(at(2026, 2, 5, 9, 5), now, 'es-ES')).toBe('9:05')
  expect(listMoment(at(2026, 2, 4, 23, 59), now, 'en-US')).toBe('Mar 4')
  expect(listMoment(at(2025, 11, 31, 9, 5), now, 'en-US')).toBe('Dec 31, 2025')
})

test('days have the names that people give them', () => {
  expect(dayName(now, now, 'en-US', near)).toBe('Today')
  expect(dayName(new Date(2026, 2, 4, 0, 1).getTime(), now, 'en-US', near)).toBe('Yesterday')
  expect(dayName(new Date(2026, 2, 2).getTime(), now, 'en-US', near)).toBe('Monday, March 2')
  expect(dayName(new Date(2025, 2, 2).getTime(), now, 'en-US', near)).toBe('Sunday, March 2, 2025')
})
