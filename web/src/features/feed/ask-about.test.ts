import type { Post } from '@heraia/contract/feed'
import { InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { relationsChanged } from '../profiles/profile-cache.ts'
import { askAgainAbout } from './ask-about.ts'
import type { Asking } from './ask-anew.ts'

type Several = NonNullable<Asking['several']>

const post = (id: string, authorId = 'a', more: Partial<Post> = {}) =>
  ({ id, text: 'old', likes: 0, isLiked: false, author: { id: `person-${authorId}` }, ...more }) as unknown as Post
const page = (...items: Post[]) => ({ items, nextCursor: null })
const timeline = (scope: 'everybody' | 'following') =>
  api.feed.timeline.infiniteKey({ input: () => ({ scope }), initialPageParam: undefined })
const postsOf = (id: string) =>
  api.feed.byPerson.infiniteKey({ input: () => ({ id }) as never, initialPageParam: undefined })

/** Notes which lists are asked for whole; `shows` is what stands there, on the screen or from before. */
function reads() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const asked: string[] = []
  const looksAt = (name: string, queryKey: QueryKey) =>
    new InfiniteQueryObserver(queries, {
      queryKey,
      queryFn: async () => {
        asked.push(name)
        return page(post('newest'))
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
    }).subscribe(() => undefined)
  const shows = (queryKey: QueryKey, ...items: Post[]) =>
    queries.setQueryData<unknown>(queryKey, { pages: [page(...items)], pageParams: [undefined] })
  const idsOf = (queryKey: QueryKey) =>
    queries.getQueryData<{ pages: { items: Post[] }[] }>(queryKey)?.pages.flatMap(({ items }) => items)
  const waits = (queryKey: QueryKey) => queries.getQueryState(queryKey)?.isInvalidated
  return { queries, asked, looksAt, shows, idsOf, waits }
}

test('who follows her, shown in her feed or a stranger, moves nothing that she reads: that person’s posts are asked for in their place', async () => {
  const { queries, asked, looksAt, shows, idsOf, waits } = reads()
  shows(timeline('everybody'), post('1'), post('2', 'b'), post('gone', 'a'))
  shows(timeline('following'), post('1'), post('3', 'c'))
  const stop = looksAt('everybody', timeline('everybody'))
  const several = vi.fn<Several>(async () => ({ items: [post('1', 'a', { text: 'new' })] }))
  await askAgainAbout(queries, 'person-x', { several })
  expect(several).not.toHaveBeenCalled()
  await askAgainAbout(queries, 'person-a', { several })
  expect(several.mock.calls).toEqual([[{ ids: ['1', 'gone'] }]])
  expect(idsOf(timeline('everybody'))).toMatchObject([
    { id: '1', text: 'new' },
    { id: '2', text: 'old' },
  ])
  expect(idsOf(timeline('following')), 'also where she comes back to').toMatchObject([{ text: 'new' }, { id: '3' }])
  expect(asked).toEqual([])
  expect([waits(timeline('everybody')), waits(timeline('following'))]).toEqual([false, false])
  stop()
})

test('where nothing stands, nothing is moved; that person’s own list, and a feed after she silenced someone, are asked for whole', async () => {
  const { queries, asked, looksAt, shows, waits } = reads()
  shows(timeline('everybody'), post('1'))
  shows(timeline('following'))
  shows(postsOf('person-a'), post('1'))
  const stops = [
    looksAt('everybody', timeline('everybody')),
    looksAt('following', timeline('following')),
    looksAt('of a', postsOf('person-a')),
  ]
  const several = async () => ({ items: [post('1')] })
  await askAgainAbout(queries, 'person-a', { several })
  expect(asked.splice(0)).toEqual(['following', 'of a'])
  await askAgainAbout(queries, 'person-a', { several, silenced: true })
  expect(asked.splice(0)).toContain('everybody')
  await askAgainAbout(queries, 'person-a', { several: () => Promise.reject(new TypeError('no network')) })
  expect(waits(timeline('everybody')), 'to be loaded when she comes to it').toBe(true)
  for (const stop of stops) stop()
})

test('whom she follows is among the followed when she comes there; what she came from stands as it was', async () => {
  const { queries, shows, waits } = reads()
  shows(timeline('everybody'), post('1'))
  shows(timeline('following'), post('1'))
  await relationsChanged(queries)
  expect([waits(timeline('everybody')), waits(timeline('following'))]).toEqual([false, true])
})

test('whom she follows on another device, or who lets her, is there when she comes to the followed; what she reads stays', async () => {
  const { queries, asked, looksAt, shows, idsOf, waits } = reads()
  shows(timeline('everybody'), post('1'))
  shows(timeline('following'), post('2', 'b'))
  const stop = looksAt('following', timeline('following'))
  await askAgainAbout(queries, 'person-a', { follows: true, several: async () => ({ items: [post('1')] }) })
  expect([waits(timeline('everybody')), waits(timeline('following'))]).toEqual([false, true])
  expect([idsOf(timeline('following')), asked]).toMatchObject([[{ id: '2' }], []])
  stop()
})

test('whom she follows no longer, whoever ended it, leaves the followed at once and no other list', async () => {
  const { queries, asked, looksAt, shows, idsOf, waits } = reads()
  const ofTeam = post('team', 'a', { team: { id: 't' } as never })
  shows(timeline('everybody'), post('1'))
  shows(timeline('following'), post('1'), post('2', 'b'), ofTeam)
  const stop = looksAt('following', timeline('following'))
  const several = async () => ({ items: [post('1'), ofTeam] })
  await askAgainAbout(queries, 'person-a', { follows: false, several })
  expect(idsOf(timeline('following'))).toMatchObject([{ id: '2' }, { id: 'team' }])
  expect(idsOf(timeline('everybody'))).toMatchObject([{ id: '1' }])
  expect([waits(timeline('following')), asked]).toEqual([true, []])
  stop()
  shows(timeline('following'), post('1'))
  const stopEmpty = looksAt('following', timeline('following'))
  await askAgainAbout(queries, 'person-a', { follows: false, several })
  expect(asked, 'where nothing is left').toEqual(['following'])
  stopEmpty()
})
