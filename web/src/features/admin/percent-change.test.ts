import { expect, test } from 'vitest'
import { percentChange } from './percent-change.ts'

test('a month is compared with the one before it; with nothing there is nothing to compare', () => {
  expect(percentChange(15, 10)).toBe(50)
  expect(percentChange(10, 10)).toBe(0)
  expect(percentChange(1, 3)).toBe(-67)
  expect(percentChange(0, 4)).toBe(-100)
  expect(percentChange(7, 0)).toBeNull()
})
