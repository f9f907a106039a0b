import { expect, test } from 'vitest'
import { moved } from './use-composer-media.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id }))
const order = (list: { id: string }[]) => list.map(({ id }) => id).join('')

test('a picture moves one place, and not beyond the ends', () => {
  expect(order(moved(items, 'a', 1))).toBe('bac')
  expect(order(moved(items, 'c', -1))).toBe('acb')
  expect(order(moved(items, 'a', -1))).toBe('abc')
  expect(order(moved(items, 'c', 1))).toBe('abc')
  expect(order(moved(items, 'x', 1))).toBe('abc')
})
