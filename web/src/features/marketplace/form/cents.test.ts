import { expect, test } from 'vitest'
import { centsText, readCents } from './cents.ts'

test('a price is read in cents, with a comma or a point', () => {
  expect(['45', '45.5', '19,99', '0', '0.01'].map(readCents)).toEqual([4500, 4550, 1999, 0, 1])
  expect(readCents('1.1')).toBe(110)
})

test('more than anybody asks is still a number', () => {
  expect(readCents('99999999999')).toBe(9_999_999_999_900)
})

test('what is no price says why', () => {
  expect(['', 'ten', '-3', '1.005', '1e3'].map(readCents)).toEqual(['empty', 'none', 'none', 'decimals', 'none'])
})

test('it stands in the box as she would write it', () => {
  expect([4500, 4550, 1, null].map(centsText)).toEqual(['45', '45.50', '0.01', ''])
})
