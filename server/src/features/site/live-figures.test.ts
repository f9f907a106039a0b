import { expect, test } from 'vitest'
import { grouped } from './live-figures.ts'

test('a counted figure is the same number to who reads it in English and in Spanish', () => {
  expect(grouped(812)).toBe('812')
  expect(grouped(15_234)).toBe('15\u202f234')
  expect(grouped(1_015_234)).toBe('1\u202f015\u202f234')
})
