import type { Post } from '@heraia/contract/feed'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../lib/memory-storage.ts'
import { openKeptPosts } from './kept-posts.ts'
import { EMPTY_POST } from './post-draft.ts'

const draft = (id: string, text = id) => ({ ...EMPTY_POST, id, text })
const kept = (id: string) => ({ id, draft: draft(id), triedAt: 0 })
const ids = (posts: ReturnType<typeof openKeptPosts>) => posts.entries().map(({ id }) => id)

test('what waits in one of her tabs is not overwritten by another, and both are there after a reload', () => {
  const storage = memoryStorage()
  const [here, there] = [openKeptPosts('mira', storage), openKeptPosts('mira', storage)]
  here.put(kept('1'))
  there.put(kept('2'))
  here.put({ ...kept('1'), triedAt: 5 })
  expect(ids(openKeptPosts('mira', storage)), 'newest first').toEqual(['2', '1'])
  expect(ids(openKeptPosts('lena', storage))).toEqual([])
})

test('another tab gets the post that was sent, before what waited goes', () => {
  const storage = memoryStorage()
  openKeptPosts('mira', storage).put(kept('1'))
  const there = openKeptPosts('mira', storage)
  const added = vi.fn<(post: Post) => void>(() => expect(ids(there)).toEqual(['1']))
  const post = { id: '1' } as Post
  const said = { key: 'heraia-draft:mira:posts:1', newValue: JSON.stringify({ delivered: post }) }
  there.takeStorageEvent(said, added)
  expect(added).toHaveBeenCalledWith(post)
  expect(ids(there)).toEqual([])
})

test('what an earlier version kept as one list still waits, and is one a key from then on', () => {
  const storage = memoryStorage()
  storage.setItem('heraia-draft:mira:posts', JSON.stringify([draft('2', 'Second'), draft('1', 'First'), { id: 3 }]))
  expect(openKeptPosts('mira', storage).entries()).toMatchObject([
    { draft: { text: 'Second' }, triedAt: 0 },
    { draft: { text: 'First' }, triedAt: 0 },
  ])
  expect(storage.getItem('heraia-draft:mira:posts')).toBeNull()
  openKeptPosts('mira', storage).remove('2')
  expect(ids(openKeptPosts('mira', storage))).toEqual(['1'])
})

test('a browser without room for both forms keeps the earlier one', () => {
  const storage = memoryStorage()
  storage.setItem('heraia-draft:mira:posts', JSON.stringify([draft('1')]))
  storage.full = true
  openKeptPosts('mira', storage)
  storage.full = false
  expect(ids(openKeptPosts('mira', storage))).toEqual(['1'])
})

test('damaged notes are left alone', () => {
  const storage = memoryStorage()
  storage.setItem('heraia-draft:mira:posts', '{not json')
  storage.setItem('heraia-draft:mira:posts:1', '{not json')
  storage.setItem('heraia-draft:mira:posts:2', '{"draft":{"id":"2"}}')
  expect(ids(openKeptPosts('mira', storage))).toEqual([])
})
