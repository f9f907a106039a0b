import { expect, test } from 'vitest'
import { isTooYoung, yearsOld } from './age.ts'

test('she turns thirteen on her birthday, not before', () => {
  expect(yearsOld('2013-06-15', '2026-06-14')).toBe(12)
  expect(yearsOld('2013-06-15', '2026-06-15')).toBe(13)
  expect(yearsOld('', '2026-12-30')).toBeNull()
})

test('from thirteen on she may have an account; a day to come is no age', () => {
  expect([-1, 0, 12, 13, 40].filter(isTooYoung)).toEqual([0, 12])
})
