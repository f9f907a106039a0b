import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

test('percent become shares that stay inside the picture', () => {
  expect(sharesOf({ x: 25, y: 0, width: 50, height: 100 })).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(sharesOf({ x: -0.0001, y: 60, width: 100.01, height: 40.001 })).toEqual({
    x: 0,
    y: 0.6,
    width: 1,
    height: 0.4,
  })
})
