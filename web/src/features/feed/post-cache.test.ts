import type { Post } from '@heraia/contract/feed'
import { expect, test } from 'vitest'
import { mapPosts } from './post-cache.ts'

const post = (id: string, likes = 0) => ({ id, likes, isLiked: false, author: { id: 'a' } }) as unknown as Post
const pages = (...items: unknown[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] })

test('a like reaches the post in a list and leaves the others', () => {
  const changed = mapPosts(pages(post('1'), post('2')), (it) => (it.id === '2' ? { ...it, likes: 5 } : it))
  expect(changed).toEqual(pages(post('1'), post('2', 5)))
})

test('a deleted post leaves the list', () => {
  expect(mapPosts(pages(post('1'), post('2')), (it) => (it.id === '1' ? null : it))).toEqual(pages(post('2')))
})

test('comments, counts and missing answers stay as they are', () => {
  for (const data of [undefined, { count: 3, more: false }, pages({ id: 'c', postId: '1', author: null })]) {
    expect(mapPosts(data, () => null)).toBe(data)
  }
})
