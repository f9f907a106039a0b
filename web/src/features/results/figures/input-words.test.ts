import { expect, test } from 'vitest'
import { inputName, inputUnit } from './input-words.ts'

const input = (key: 'place' | 'sum' | 'season', unit: 'place' | 'of100' | 's') => ({
  key,
  unit,
  value: 1,
  discipline: null,
})

test('a score that places make is not called a place, and a sum of places has no ending', () => {
  expect([inputName(input('place', 'of100')), inputName(input('place', 'place'))]).toEqual(['placeScore', 'place'])
  expect(inputUnit(input('sum', 'place'))).toBe('count')
  expect(inputUnit(input('season', 'place'))).toBe('place')
  expect(inputUnit(input('sum', 's'))).toBe('s')
})
