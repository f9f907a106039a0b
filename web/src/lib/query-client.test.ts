import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

/** A list whose first load takes until it is answered. */
function roster() {
  const queries = makeQueryClient()
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
