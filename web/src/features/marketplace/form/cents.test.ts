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
  expect(['', 'ten', '-3', '1.0055', '1e3'].map(readCents)).toEqual(['empty', 'none', 'below', 'decimals', 'none'])
})

test('thousands are read where they can be nothing else', () => {
  expect(['1,234.50', '1.234,50', '1,234,567', '1.234.567', '12,345.', '1.234.567,8'].map(readCents)).toEqual([
    ...[123_450, 123_450, 123_456_700, 123_456_700, 1_234_500, 123_456_780],
  ])
  // Twelve thousand to one, twelve and a bit to another.
  expect(['12,345', '1.005', '1,23,4', '1,234.567.8', '1.2,3'].map(readCents)).toEqual(Array(5).fill('none'))
  expect(['0.125', '1234,567', '1,234.567'].map(readCents)).toEqual(Array(3).fill('decimals'))
})

test('it stands in the box as she would write it', () => {
  expect([4500, 4550, 1, null].map(centsText)).toEqual(['45', '45.50', '0.01', ''])
})
