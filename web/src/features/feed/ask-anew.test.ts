import type { Post } from '@heraia/contract/feed'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { type Asking, askAnew } from './ask-anew.ts'
import { changePost, likesOf } from './post-cache.ts'

type Several = NonNullable<Asking['several']>

const post = (id: string, more: Partial<Post> = {}) =>
  ({
    id,
    text: 'old',
    likes: 0,
    quotes: 0,
    repostId: null,
    isLiked: false,
    author: { id: 'a' },
    ...more,
  }) as unknown as Post
const pages = (...items: Post[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] })
const keyOf = (scope: 'everybody' | 'following') =>
  api.feed.timeline.infiniteKey({ input: () => ({ scope }), initialPageParam: undefined })

/** Everybody's list is on the screen, the other one is not. */
function reads(...shown: Post[]) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queries.setQueryData<unknown>(keyOf('everybody'), pages(...shown))
  queries.setQueryData<unknown>(keyOf('following'), pages(post('elsewhere'), post('gone')))
  const screen = new QueryObserver(queries, { queryKey: keyOf('everybody'), queryFn: () => pages() as unknown })
  screen.subscribe(() => undefined)
  const itemsOf = (scope: 'everybody' | 'following') =>
    queries.getQueryData<ReturnType<typeof pages>>(keyOf(scope))?.pages[0]?.items ?? []
  return { queries, itemsOf }
}

test('what changed while nobody told is changed in its place, and what is gone goes, after one question; also in a feed that she comes back to', async () => {
  const { queries, itemsOf } = reads(post('a'), post('gone'), post('b'))
  const several = vi.fn<Several>(async () => ({
    items: [post('b', { text: 'new', likes: 3 }), post('a'), post('elsewhere', { text: 'new' })],
  }))
  await askAnew(queries, { several })
  expect(several.mock.calls).toEqual([[{ ids: ['elsewhere', 'gone', 'a', 'b'] }]])
  expect(itemsOf('everybody')).toMatchObject([
    { id: 'a', text: 'old' },
    { id: 'b', text: 'new', likes: 3 },
  ])
  expect(itemsOf('following')).toMatchObject([{ id: 'elsewhere', text: 'new' }])
  const isInvalidated = (scope: 'everybody' | 'following') => queries.getQueryState(keyOf(scope))?.isInvalidated
  expect([isInvalidated('everybody'), isInvalidated('following')], 'newer posts wait').toEqual([false, false])
})

test('other lists, and a feed in which nothing stood, are loaded when she comes to them', async () => {
  const { queries } = reads(post('a'))
  const saved = api.feed.bookmarks.infiniteKey({ input: () => ({}), initialPageParam: undefined })
  queries.setQueryData<unknown>(saved, pages(post('saved')))
  queries.setQueryData<unknown>(keyOf('following'), pages())
  const several = vi.fn<Several>(async () => ({ items: [post('a')] }))
  await askAnew(queries, { before: Date.now() - 10_000, several })
  expect(queries.getQueryState(saved)?.isInvalidated, 'as new as her stream').toBe(false)
  await askAnew(queries, { several })
  expect(several.mock.calls).toEqual([[{ ids: ['a'] }]])
  expect(queries.getQueryState(saved)?.isInvalidated).toBe(true)
  expect(queries.getQueryState(keyOf('following'))?.isInvalidated).toBe(true)
})

test('what was told after the question is newer than its answer, and what she presses stays pressed', async () => {
  const { queries, itemsOf } = reads(post('told'), post('pressed', { isLiked: true, likes: 1 }))
  void queries
    .getMutationCache()
    .build(queries, { mutationKey: likesOf('pressed'), mutationFn: () => new Promise(() => undefined) })
    .execute(undefined)
  const several = async () => {
    changePost(queries, 'told', (now) => ({ ...now, text: 'newest' }))
    return { items: [post('told', { text: 'new' }), post('pressed', { text: 'new' })] }
  }
  await askAnew(queries, { several })
  expect(itemsOf('everybody')).toMatchObject([{ text: 'newest' }, { text: 'new', isLiked: true, likes: 1 }])
})

test('without an answer all stays, to be loaded when she comes to it; a page that has only begun asks nothing', async () => {
  const { queries, itemsOf } = reads(post('a'))
  const several = vi.fn<Several>(() => Promise.reject(new TypeError('no network')))
  await askAnew(queries, { before: Date.now() - 10_000, several })
  expect(several).not.toHaveBeenCalled()
  await askAnew(queries, { several })
  expect(itemsOf('everybody')).toMatchObject([{ text: 'old' }])
  expect(queries.getQueryState(keyOf('everybody'))?.isInvalidated).toBe(true)
})

test('of a very long list a few questions ask for its end', async () => {
  const { queries } = reads(...Array.from({ length: 620 }, (_, index) => post(`${index}`)))
  const several = vi.fn<Several>(async ({ ids }) => ({ items: ids.map((id) => post(id)) }))
  await askAnew(queries, { several })
  expect(several).toHaveBeenCalledTimes(5)
  expect(several.mock.calls[0]?.[0].ids[0]).toBe('120')
})
