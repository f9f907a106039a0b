import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { gonePosts, withGone } from './gone-posts.ts'
import { dropPost } from './post-cache.ts'

test('what is gone keeps its place among the posts around it, also as those change', () => {
  const gone = new Set(['b', 'c'])
  expect(withGone(['a', 'b', 'c', 'd'], ['a', 'd', 'e'], gone)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(withGone(['b', 'a'], ['new', 'a'], gone)).toEqual(['b', 'new', 'a'])
  expect(withGone(['a', 'b'], ['a', 'b'], gone), 'it is there again').toEqual(['a', 'b'])
  expect(withGone(['a', 'x', 'b'], ['a'], gone), 'of another list').toEqual(['a', 'b'])
  expect(withGone(['b'], [], gone)).toEqual(['b'])
})

test('a post that is deleted while she writes about it is known to be gone', () => {
  dropPost(new QueryClient(), 'deleted')
  expect(gonePosts.get().has('deleted')).toBe(true)
})
