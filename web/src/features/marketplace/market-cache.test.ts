import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '../../lib/api.ts'
import { hersChanged, mapListings } from './market-cache.ts'

const card = (id: string, saved = false) => ({ id, saved, title: id })

test('a change reaches a listing in pages, in a list and on its own page', () => {
  const pages = { pages: [{ items: [card('a'), card('b')], nextCursor: null }], pageParams: [] }
  expect(mapListings(pages, 'b', { saved: true })).toMatchObject({ pages: [{ items: [card('a'), card('b', true)] }] })
  expect(mapListings({ items: [card('a')] }, 'a', { saved: true })).toEqual({ items: [card('a', true)] })
  expect(mapListings(card('a'), 'a', { saved: true })).toEqual(card('a', true))
})

test('what does not hold it stays as it is', () => {
  const pages = { pages: [{ items: [card('a')] }] }
  expect(mapListings(pages, 'b', { saved: true })).toBe(pages)
  const own = { id: 'a', version: 2, title: 'a' }
  expect(mapListings(own, 'a', { saved: true })).toBe(own)
  expect(mapListings(undefined, 'a', {})).toBeUndefined()
})

test('a list of hers that she does not see is let go once something of hers is another version; what she sees asks anew', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const key = (name: string) => [...api.marketplace.mine.key(), name]
  let asked = 0
  const seen = new QueryObserver(queries, { queryKey: key('seen'), queryFn: () => ++asked })
  const leaves = seen.subscribe(() => {})
  await seen.refetch()
  queries.setQueryData(key('unseen'), 'as it was')
  queries.setQueryData([...api.marketplace.favourites.key(), 'saved'], 'theirs')
  const before = asked
  await hersChanged(queries)
  expect(queries.getQueryData(key('unseen'))).toBeUndefined()
  expect(queries.getQueryData(key('seen'))).toBe(before + 1)
  expect(queries.getQueryData([...api.marketplace.favourites.key(), 'saved'])).toBe('theirs')
  leaves()
  queries.clear()
})
