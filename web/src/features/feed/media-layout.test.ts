import { expect, test } from 'vitest'
import { layoutOf, shownShape } from './media-layout.ts'

test('every number of pictures has a layout of its own, in which each of them stands', () => {
  const layouts = Array.from({ length: 10 }, (_, index) => layoutOf(index + 1))
  expect(layouts.map(({ tiles }) => tiles.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(layouts.map(({ grid }) => grid)).size).toBe(10)
})

test('a tower and a panorama are cut to what a list can bear', () => {
  expect(shownShape({ width: 1000, height: 4000 })).toBe(4 / 5)
  expect(shownShape({ width: 4000, height: 500 })).toBe(2)
  expect(shownShape({ width: 1500, height: 1000 })).toBe(1.5)
})
