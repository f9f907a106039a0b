import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../query-client.ts'
import { letNewerWin } from './newer-wins.ts'

function trueQueries() {
  const queries = makeQueryClient()
  letNewerWin(queries)
  return queries
}

/** A list whose first load takes until it is answered. */
function roster() {
  const queries = trueQueries()
  const asked: { answer: (names: string[]) => void }[] = []
  const observer = new QueryObserver<string[]>(queries, {
    queryKey: ['teams', 'roster'],
    queryFn: () => new Promise((answer) => asked.push({ answer })),
  })
  const shown = () => observer.getCurrentResult().data
  return { queries, observer, asked, shown }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('who joins a team while its list is first loaded stands in it, and much else that happens meanwhile asks once', async () => {
  const { queries, observer, asked, shown } = roster()
  const stop = observer.subscribe(() => {})
  const again = [1, 2, 3].map(() => queries.invalidateQueries({ queryKey: ['teams'] }))
  await settled()
  expect(asked).toHaveLength(1)
  asked[0]?.answer(['Ana'])
  await settled()
  expect(shown()).toEqual(['Ana'])
  expect(asked).toHaveLength(2)
  asked[1]?.answer(['Ana', 'Bea'])
  await Promise.all(again)
  expect(shown()).toEqual(['Ana', 'Bea'])
  expect(asked).toHaveLength(2)
  stop()
})

test('a list that is only marked as old, or that nobody looks at, is not asked for again', async () => {
  const { queries, observer, asked, shown } = roster()
  const stop = observer.subscribe(() => {})
  await queries.invalidateQueries({ queryKey: ['teams'], refetchType: 'none' })
  await queries.invalidateQueries({ queryKey: ['posts'] })
  asked[0]?.answer(['Ana'])
  await settled()
  expect(shown()).toEqual(['Ana'])
  expect(asked).toHaveLength(1)
  stop()
  await queries.invalidateQueries({ queryKey: ['teams'] })
  expect(asked).toHaveLength(1)
})

test('who joins a team while its list is asked for again stands in it, whatever the older answer says', async () => {
  const { queries, observer, asked, shown } = roster()
  const stop = observer.subscribe(() => {})
  asked[0]?.answer(['Ana'])
  await settled()
  void queries.invalidateQueries({ queryKey: ['teams'] })
  for (const name of ['Bea', 'Cleo'])
    queries.setQueriesData<string[]>({ queryKey: ['teams'] }, (names) => [...(names ?? []), name])
  await settled()
  expect(shown()).toEqual(['Ana', 'Bea', 'Cleo'])
  asked[1]?.answer(['Ana', 'Bea'])
  await settled()
  expect(asked).toHaveLength(3)
  asked[2]?.answer(['Ana', 'Bea', 'Cleo'])
  await settled()
  expect(shown()).toEqual(['Ana', 'Bea', 'Cleo'])
  expect(asked).toHaveLength(3)
  stop()
})

test('so does who joins while it is first loaded; what changes nothing asks nothing', async () => {
  const { queries, observer, asked, shown } = roster()
  const stop = observer.subscribe(() => {})
  const joins = () => queries.setQueryData<string[]>(['teams', 'roster'], (names) => names && [...names, 'Bea'])
  joins()
  asked[0]?.answer(['Ana'])
  await settled()
  asked[1]?.answer(['Ana', 'Bea'])
  await settled()
  expect(shown()).toEqual(['Ana', 'Bea'])
  void queries.invalidateQueries({ queryKey: ['teams'] })
  queries.setQueryData<string[]>(['teams', 'roster'], (names) => names?.map((name) => name))
  queries.setQueryData<string[]>(['teams', 'other'], () => undefined)
  asked[2]?.answer(['Ana', 'Bea'])
  await settled()
  expect(asked).toHaveLength(3)
  stop()
})

test('what changes in a list while its next page comes stays as it is by then, without asking again', async () => {
  const queries = trueQueries()
  const asked: { answer: (names: string[]) => void }[] = []
  const observer = new InfiniteQueryObserver<string[]>(queries, {
    queryKey: ['posts'],
    queryFn: () => new Promise((answer) => asked.push({ answer })),
    initialPageParam: 0,
    getNextPageParam: (_last, all) => all.length,
  })
  const stop = observer.subscribe(() => {})
  asked[0]?.answer(['first'])
  await settled()
  const more = observer.fetchNextPage()
  for (const liked of ['first, liked', 'first, liked twice'])
    queries.setQueryData<{ pages: string[][] }>(['posts'], (data) => data && { ...data, pages: [[liked]] })
  asked[1]?.answer(['second'])
  await more
  await settled()
  expect(observer.getCurrentResult().data).toEqual({ pages: [['first, liked twice'], ['second']], pageParams: [0, 1] })
  expect(asked).toHaveLength(2)
  stop()
})
