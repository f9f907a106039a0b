import { expect, test } from 'vitest'
import { currentAt } from './current-at.ts'

test('her place is marked on its page and as the section of those below it, and not on the profile of somebody whose name begins like hers', () => {
  expect(currentAt('/messages', '/messages')).toBe('page')
  expect(currentAt('/messages/0190', '/messages')).toBe('true')
  expect(currentAt('/profile/ana-ruiz', '/profile/ana')).toBeUndefined()
})

test('home is marked on its own page alone', () => {
  expect(currentAt('/', '/')).toBe('page')
  expect(currentAt('/teams/0190', '/')).toBeUndefined()
})
