import { expect, test } from 'vitest'
import { countBeside, isLooking } from './looks-on.ts'

const empty = { items: [], nextCursor: 'on' }
const full = { items: ['Ana'], nextCursor: 'on' }
const last = { items: [], nextCursor: null }

test('who searches is not told that nobody is found before the last page is looked through', () => {
  expect(isLooking(undefined)).toBe(false)
  expect(isLooking([empty])).toBe(true)
  expect(isLooking([empty, empty])).toBe(true)
  expect(isLooking([empty, full])).toBe(false)
  expect(isLooking([last])).toBe(false)
  expect(isLooking([empty, last])).toBe(false)
  expect(isLooking(Array.from({ length: 20 }, () => empty))).toBe(false)
})

test('the number beside a list does not say that there are none as long as the list looks on', () => {
  const none = { count: 0, more: true }
  const list = (items: string[] | undefined, state: string) => ({ items, foot: { state } })
  expect(countBeside(none, list(undefined, 'loading'))).toBe(undefined)
  expect(countBeside(none, list([], 'ready'))).toBe(undefined)
  expect(countBeside(none, list(['Ana'], 'ready'))).toEqual({ count: 1, more: true })
  expect(countBeside(none, list(['Ana', 'Eva'], 'end'))).toEqual({ count: 2, more: false })
  expect(countBeside(none, list([], 'end'))).toEqual({ count: 0, more: false })
  for (const known of [undefined, { count: 0, more: false }, { count: 7, more: true }]) {
    expect(countBeside(known, list(undefined, 'loading'))).toBe(known)
  }
})
