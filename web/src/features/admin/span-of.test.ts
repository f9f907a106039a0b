import { ANSWERED_WITHIN_HOURS } from '@heraia/contract/verification'
import { expect, test } from 'vitest'
import { LATE_HOURS } from './request-age.tsx'
import { spanOf } from './span-of.ts'

test('a wait is said in minutes, then in hours, then in days', () => {
  const said = [0, 119, 120, 47 * 60 + 59, 48 * 60, 72 * 60].map((minutes) => Object.values(spanOf(minutes)).join(' '))
  expect(said).toEqual(['minutes 0', 'minutes 119', 'hours 2', 'hours 47', 'days 2', 'days 3'])
})

test('a wait stands out when the contract calls it too long', () => expect(LATE_HOURS).toBe(ANSWERED_WITHIN_HOURS))
