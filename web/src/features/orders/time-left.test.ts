import { expect, test } from 'vitest'
import { orderTexts } from './order-texts.ts'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const left = (dueAt: string, language: 'en' | 'es' = 'en') => timeLeft(orderTexts[language], dueAt, now)

test('the time that is left, in words that one plans by', () => {
  expect(left('2026-03-15T12:00:00Z')).toBe('14 days left')
  expect(left('2026-03-03T11:00:00Z')).toBe('47 hours left')
  expect(left('2026-03-01T13:30:00Z')).toBe('90 minutes left')
  expect(left('2026-03-01T12:01:59Z')).toBe('1 minute left')
  expect(left('2026-03-01T12:00:30Z')).toBe('Moments left')
  expect(left('2026-02-01T12:00:00Z')).toBe('Moments left')
  expect(left('2026-03-03T11:00:00Z', 'es')).toBe('Quedan 47 horas')
  expect(left('2026-03-01T12:01:59Z', 'es')).toBe('Queda 1 minuto')
  expect(left('2026-03-01T12:00:30Z', 'es')).toBe('Quedan unos instantes')
})
