import { expect, test } from 'vitest'
import { short } from './short.ts'

test('a long text says that it goes on, and no emoji is cut in two', () => {
  expect([short('Gold', 4), short('Golden', 4)]).toEqual(['Gold', 'Gol…'])
  expect([short('Go🏅🏅🏅', 5), short('Go🏅🏅🏅', 6), short('Go🏅🏅🏅', 7)]).toEqual(['Go🏅…', 'Go🏅…', 'Go🏅🏅…'])
})
