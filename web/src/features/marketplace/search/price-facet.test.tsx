import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../../lib/drawn-for-tests.tsx'
import type { MarketSearch } from './market-search.ts'
import { PriceFacet } from './price-facet.tsx'

const words = async (search: MarketSearch) =>
  wordsOf(await drawn(<PriceFacet search={search} onChange={() => undefined} />))

test('what is no price says so at its box', async () => {
  for (const from of ['abc', '-3']) expect(await words({ from })).toContain('Write a price, such as 45 or 45.50.')
})

test('so does a most that is less than the least', async () => {
  const less = 'This is less than the first price.'
  expect(await words({ from: '50', to: '20' })).toContain(less)
  expect(await words({ from: '5', to: '19,50' })).not.toContain(less)
  expect(await words({ from: '20', to: '20' })).not.toContain(less)
  expect(await words({ from: '20', to: '' })).not.toContain(less)
})
