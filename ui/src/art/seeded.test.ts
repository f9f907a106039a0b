import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

const numbers = (seed: string) => {
  const chance = seeded(seed)
  return [chance.next(), chance.next(), chance.between(10, 20)]
}

test('the same id is always drawn the same', () => {
  expect(numbers('mira')).toEqual(numbers('mira'))
})

test('ids that differ by one letter are drawn apart', () => {
  expect(numbers('person-1')).not.toEqual(numbers('person-2'))
})

test('no choice is left out over many ids', () => {
  const chosen = Array.from({ length: 200 }, (_, id) => seeded(`id ${id}`).pick(['a', 'b', 'c', 'd']))
  expect(new Set(chosen).size).toBe(4)
})
