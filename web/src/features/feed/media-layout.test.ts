import { expect, test } from 'vitest'
import { layoutOf, shownShape } from './media-layout.ts'

test('every number of pictures has a layout; from the sixth on they wait in the viewer', () => {
  const shown = Array.from({ length: 10 }, (_, index) => layoutOf(index + 1).tiles.length)
  expect(shown).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5, 5])
})

test('a tower and a panorama are cut to what a list can bear', () => {
  expect(shownShape({ width: 1000, height: 4000 })).toBe(4 / 5)
  expect(shownShape({ width: 4000, height: 500 })).toBe(2)
  expect(shownShape({ width: 1500, height: 1000 })).toBe(1.5)
})
