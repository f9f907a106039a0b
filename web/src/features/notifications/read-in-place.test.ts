import type { Notification } from '@heraia/contract/notifications'
import { expect, test } from 'vitest'
import { readInPages } from './read-in-place.ts'

const item = (id: string, read = false) => ({ id, read }) as Notification
const data = { pages: [{ items: [item('a'), item('b')], nextCursor: null }], pageParams: [undefined] }
const read = (changed: typeof data) => changed.pages[0]?.items.map((each) => each.read)

test('one is read, or all are', () => {
  expect(read(readInPages(data, 'b'))).toEqual([false, true])
  expect(read(readInPages(data, null))).toEqual([true, true])
})
