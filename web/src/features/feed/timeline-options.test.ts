import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { timelineOptions } from './timeline-options.ts'

test('who comes back to her feed after an hour elsewhere finds it as she left it', () => {
  vi.useFakeTimers()
  try {
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60 * 1000 } } })
    const options = timelineOptions({ scope: 'everybody' })
    const page = { items: [], nextCursor: null, newestCursor: '' }
    queries.setQueryData(options.queryKey, { pages: [page], pageParams: [undefined] })
    new InfiniteQueryObserver(queries, options).subscribe(() => undefined)()
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(queries.getQueryData(options.queryKey)?.pages).toEqual([page])
    queries.clear()
  } finally {
    vi.useRealTimers()
  }
})
