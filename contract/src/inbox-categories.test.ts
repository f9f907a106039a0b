import { expect, test } from 'vitest'
import { answerDueAt } from './inbox-categories.ts'

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['a Thursday', '2026-11-26T10:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['a Friday', '2026-11-27T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['a Sunday', '2026-11-29T10:00:00Z', '2026-12-01T10:00:00.000Z'],
])('what is not accessible is answered within two business days: written on %s', (_, from, due) => {
  expect(answerDueAt('accessibility', new Date(from)).toISOString()).toBe(due)
})

test('anything else by the hour, at weekends too', () => {
  expect(answerDueAt('general', new Date('2026-11-28T10:00:00Z')).toISOString()).toBe('2026-11-29T10:00:00.000Z')
})
