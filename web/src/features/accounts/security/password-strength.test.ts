import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test('long and varied is strong, one sign again and again is not', () => {
  expect(strengthOf('')).toBe('weak')
  expect(strengthOf('volley')).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaa')).toBe('weak')
  expect(strengthOf('volley-2026')).toBe('fair')
  expect(strengthOf('four warm oranges sing')).toBe('strong')
})
