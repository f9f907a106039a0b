import { expect, test } from 'vitest'
import { placeOf } from './report-queries.ts'

const dana = { handle: 'dana', isSuspended: false }
const post = { subject: 'post', subjectId: 'p', parentId: null, owner: dana } as const

test('staff goes to what was reported, as long as somebody can see it', () => {
  expect(placeOf(post)).toBe('/post/p')
  expect(placeOf({ ...post, subject: 'gallery_item', subjectId: 'g' })).toBe('/profile/dana/media?item=g')
  expect(placeOf({ ...post, owner: { ...dana, isSuspended: true } })).toBeNull()
  expect(placeOf({ ...post, subject: 'profile', owner: { ...dana, isSuspended: true } })).toBeNull()
})

test('a comment of a suspended person is read about under the post of somebody else', () => {
  const comment = { ...post, subject: 'comment', subjectId: 'c', parentId: 'p' } as const
  expect(placeOf({ ...comment, owner: { ...dana, isSuspended: true } })).toBe('/post/p#comment-c')
})
