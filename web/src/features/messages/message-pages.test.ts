import type { Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { changeMessage, type MessagePages, seenUpTo, withMessage } from './message-pages.ts'

const at = (minute: number, id = `m${minute}`): Message =>
  ({ id, createdAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`, text: id, state: 'sent' }) as Message

const pages = (lists: Message[][], nextCursor: string | null = null): MessagePages => ({
  pages: lists.map((items, index) => ({ items, nextCursor: index < lists.length - 1 ? 'next' : nextCursor })),
  pageParams: lists.map(() => undefined),
})

const ids = (data: MessagePages) => data.pages.map(({ items }) => items.map(({ id }) => id))

test('a new message comes first, however often it is told', () => {
  const data = pages([[at(2), at(1)]])
  const once = withMessage(data, at(3))
  expect(ids(once)).toEqual([['m3', 'm2', 'm1']])
  expect(ids(withMessage(once, at(3)))).toEqual([['m3', 'm2', 'm1']])
})

test('a message that comes late stands where its time says; equal times go by id', () => {
  const data = pages([[at(5), at(3)], [at(2)]])
  expect(ids(withMessage(data, at(4)))).toEqual([['m5', 'm4', 'm3'], ['m2']])
  expect(ids(withMessage(data, at(3, 'm3b')))).toEqual([['m5', 'm3b', 'm3'], ['m2']])
  expect(ids(withMessage(data, at(1)))).toEqual([
    ['m5', 'm3'],
    ['m2', 'm1'],
  ])
})

test('a message older than all that was loaded waits for its page', () => {
  const data = pages([[at(5)]], 'older')
  expect(withMessage(data, at(1))).toBe(data)
})

test('into an empty conversation goes its first message', () => {
  expect(ids(withMessage(pages([[]]), at(1)))).toEqual([['m1']])
})

test('an edit changes one message, and of an unknown one nothing', () => {
  const data = pages([[at(2), at(1)]])
  expect(changeMessage(data, 'm1', (message) => ({ ...message, text: 'new' })).pages[0]?.items[1]?.text).toBe('new')
  expect(changeMessage(data, 'other', (message) => message)).toBe(data)
})

test('the answer to sending it comes after the news that it has arrived, and takes nothing back', () => {
  const arrived = seenUpTo(pages([[at(1)]]), 'm1', 'delivered')
  expect(withMessage(arrived, at(1)).pages[0]?.items[0]?.state).toBe('delivered')
  expect(withMessage(pages([[at(1)]]), { ...at(1), state: 'read' }).pages[0]?.items[0]?.state).toBe('read')
})

test('what she has read she has read up to there, and nothing goes back', () => {
  const theirs = { ...at(1), state: null }
  const data = seenUpTo(pages([[at(3), at(2), theirs]]), 'm2', 'read')
  expect(data.pages[0]?.items.map(({ state }) => state)).toEqual(['sent', 'read', null])
  expect(seenUpTo(data, 'm3', 'delivered').pages[0]?.items.map(({ state }) => state)).toEqual([
    'delivered',
    'read',
    null,
  ])
})
