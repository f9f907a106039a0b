import { expect, test } from 'vitest'
import { readTime } from './service-time.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

test('a time for a service is still to come, and within a year', () => {
  const typed = '2026-03-05T18:30'
  expect(readTime(typed, now)).toEqual({ at: new Date(typed).toISOString() })
  expect(readTime('2026-02-01T18:30', now)).toEqual({ wrong: 'in_past' })
  expect(readTime('0001-01-01T00:00', now)).toEqual({ wrong: 'in_past' })
  expect(readTime('2028-02-01T18:30', now)).toEqual({ wrong: 'too_far' })
  expect(readTime('202603-05-01T18:30', now)).toEqual({ wrong: 'too_far' })
})
