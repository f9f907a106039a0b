import { expect, test } from 'vitest'
import { isAt } from './is-at.ts'

test('her own place is marked on it and below it, and not on the profile of somebody whose name begins like hers', () => {
  expect(isAt('/messages', '/messages')).toBe(true)
  expect(isAt('/messages/0190', '/messages')).toBe(true)
  expect(isAt('/profile/ana-ruiz', '/profile/ana')).toBe(false)
})
