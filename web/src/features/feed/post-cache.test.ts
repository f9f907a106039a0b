import type { Post } from '@heraia/contract/feed'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '../../lib/api.ts'
import { addPost, changePost, dropPost, mapPosts, showEdited, showsOther } from './post-cache.ts'

const post = (id: string, likes = 0) => ({ id, likes, isLiked: false, author: { id: 'a' } }) as unknown as Post
const pages = (...items: unknown[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] })

test('a like reaches the post in a list and leaves the others', () => {
  const changed = mapPosts(pages(post('1'), post('2')), (it) => (it.id === '2' ? { ...it, likes: 5 } : it))
  expect(changed).toEqual(pages(post('1'), post('2', 5)))
})

test('a deleted post leaves the list', () => {
  expect(mapPosts(pages(post('1'), post('2')), (it) => (it.id === '1' ? null : it))).toEqual(pages(post('2')))
})

test('the page of a post that is deleted while she reads it says so', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers = [async () => post('1'), () => Promise.reject(new Error('gone'))]
  const page = new QueryObserver(queries, {
    queryKey: api.feed.get.queryKey({ input: { id: '1' as Post['id'] } }),
    queryFn: () => answers.shift()?.(),
  })
  const stop = page.subscribe(() => {})
  await expect.poll(() => page.getCurrentResult().isSuccess).toBe(true)
  dropPost(queries, '1')
  await expect.poll(() => page.getCurrentResult().isError).toBe(true)
  expect(page.getCurrentResult().data).toBeUndefined()
  stop()
})

test('comments, counts and missing answers stay as they are', () => {
  for (const data of [undefined, { count: 3, more: false }, pages({ id: 'c', postId: '1', author: null })]) {
    expect(mapPosts(data, () => null)).toBe(data)
  }
})

test('a new post stands on top of the feed once, and in the list of a tag only if it bears it', () => {
  const queries = new QueryClient()
  const keyOf = (tag?: string) =>
    api.feed.timeline.infiniteKey({ input: () => ({ scope: 'everybody' as const, tag }), initialPageParam: undefined })
  for (const tag of [undefined, 'vallas', 'remo']) queries.setQueryData<unknown>(keyOf(tag), pages(post('old')))
  const mine = { ...post('new'), text: 'Hurdles #Vallas' } as Post
  addPost(queries, mine)
  addPost(queries, mine)
  const ids = (tag?: string) =>
    queries
      .getQueryData<{ pages: { items: Post[] }[] }>(keyOf(tag))
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids(), ids('vallas'), ids('remo')]).toEqual([['new', 'old'], ['new', 'old'], ['old']])
})

test('what she posts for herself alone stands where it stays: not among everybody’s', () => {
  const queries = new QueryClient()
  const keyOf = (scope: 'everybody' | 'following', tag?: string) =>
    api.feed.timeline.infiniteKey({ input: () => ({ scope, tag }), initialPageParam: undefined })
  const lists = [keyOf('everybody'), keyOf('following'), keyOf('everybody', 'vallas')]
  for (const key of lists) queries.setQueryData<unknown>(key, pages())
  addPost(queries, { ...post('new'), text: 'Hurdles #Vallas', audience: 'private' })
  const counts = lists.map((key) => queries.getQueryData<ReturnType<typeof pages>>(key)?.pages[0]?.items.length)
  expect(counts).toEqual([0, 1, 1])
})

test('a list that is to be asked for again stays so when one of its posts is liked, and as it is when another one is', () => {
  const queries = new QueryClient()
  const key = api.feed.timeline.infiniteKey({ input: () => ({}), initialPageParam: undefined })
  queries.setQueryData<unknown>(key, pages(post('1')), { updatedAt: 1 })
  const state = () => queries.getQueryState(key)
  changePost(queries, '1', (now) => ({ ...now, likes: 1 }))
  expect(state()).toMatchObject({ data: pages(post('1', 1)), isInvalidated: false, dataUpdatedAt: 1 })
  void queries.invalidateQueries({ queryKey: key })
  changePost(queries, '1', (now) => ({ ...now, likes: 2 }))
  expect(state()).toMatchObject({ data: pages(post('1', 2)), isInvalidated: true })
  const before = state()
  changePost(queries, 'elsewhere', (now) => ({ ...now, likes: 3 }))
  expect(state()).toBe(before)
})

test('an edited post is known by when it was edited, and its words are shown where it stands and where it is quoted', () => {
  const queries = new QueryClient()
  const keyOf = (tag?: string) => api.feed.timeline.infiniteKey({ input: () => ({ tag }), initialPageParam: undefined })
  const old = { ...post('1'), text: 'Frist', editedAt: null, audience: 'public', replyPolicy: 'everyone' } as Post
  const quote = { ...post('2'), quoted: { id: '1', text: 'Frist', editedAt: null } }
  queries.setQueryData<unknown>(keyOf(), pages(quote, old))
  const edited = { ...old, text: 'First', editedAt: '2026-11-23T09:00:00.000Z' }
  expect([old, { ...edited, id: '3' as Post['id'] }].map((now) => showsOther(queries, now))).toEqual([false, false])
  expect(showsOther(queries, edited)).toBe(true)
  showEdited(queries, edited)
  expect(showsOther(queries, edited)).toBe(false)
  const items = queries.getQueryData<{ pages: { items: Post[] }[] }>(keyOf())?.pages[0]?.items
  expect([items?.[0]?.quoted?.text, items?.[1]?.text]).toEqual(['First', 'First'])
  // On a page with its quote alone.
  queries.setQueryData<unknown>(keyOf('remo'), pages(quote))
  expect(showsOther(queries, edited)).toBe(true)
})

test('a post that is for others by now, or that others may answer, is not shown as it was', () => {
  const queries = new QueryClient()
  const shown = { ...post('1'), editedAt: null, audience: 'public', replyPolicy: 'everyone' } as Post
  queries.setQueryData<unknown>(api.feed.get.queryKey({ input: { id: shown.id } }), shown)
  const now = [shown, { ...shown, audience: 'followers' as const }, { ...shown, replyPolicy: 'nobody' as const }]
  expect(now.map((each) => showsOther(queries, each))).toEqual([false, true, true])
})
