import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

/** A list whose first load takes until it is answered. */
function roster() {
  const queries = makeQueryClient()
  const asked: { answer: (names: string[]) => void; signal: AbortSignal }[] = []
  const observer = new QueryObserver<string[]>(queries, {
    queryKey: ['teams', 'roster'],
    queryFn: ({ signal }) => new Promise((answer) => asked.push({ answer, signal })),
  })
  const shown = () => observer.getCurrentResult().data
  return { queries, observer, asked, shown }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('who joins a team while its list is first loaded stands in it', async () => {
  const { queries, observer, asked, shown } = roster()
  const stop = observer.subscribe(() => {})
  const again = queries.invalidateQueries({ queryKey: ['teams'] })
  await settled()
  expect(asked).toHaveLength(2)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer(['Ana'])
  await settled()
  expect(shown()).toBeUndefined()
  asked[1]?.answer(['Ana', 'Bea'])
  await again
  expect(shown()).toEqual(['Ana', 'Bea'])
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
