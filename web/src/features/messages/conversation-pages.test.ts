import type { Conversation, Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { afterMessage, allRead, type ConversationPages, moveToTop } from './conversation-pages.ts'

const message = (id: string, senderId: string) =>
  ({ id, senderId, createdAt: `2026-01-01T10:00:0${id}.000Z` }) as Message
const conversation = (id: string, lastMessage: Message | null = null) =>
  ({ id, lastMessage, unread: 0 }) as Conversation

test('a message of hers counts as unread once, mine never', () => {
  const first = afterMessage(conversation('c'), message('1', 'dana'), 'mira')
  expect(first).toMatchObject({ unread: 1, lastMessage: { id: '1' } })
  expect(afterMessage(first, message('1', 'dana'), 'mira').unread).toBe(1)
  expect(afterMessage(first, message('2', 'mira'), 'mira')).toMatchObject({ unread: 1, lastMessage: { id: '2' } })
})

test('what came in while she was telling that she had read stays unread', () => {
  const unread = { ...conversation('c', message('2', 'dana')), unread: 1 }
  expect(allRead(unread, '2').unread).toBe(0)
  expect(allRead(unread, '1').unread).toBe(1)
})

test('an older message than the last changes nothing', () => {
  const now = conversation('c', message('2', 'dana'))
  expect(afterMessage(now, message('1', 'dana'), 'mira')).toBe(now)
})

test('the conversation that was written in comes first, also from a later page', () => {
  const data: ConversationPages = {
    pages: [
      { items: [conversation('a'), conversation('b')], nextCursor: 'n' },
      { items: [conversation('c')], nextCursor: null },
    ],
    pageParams: [undefined, 'n'],
  }
  expect(moveToTop(data, 'c').pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['c', 'a', 'b'], []])
  expect(moveToTop(data, 'unknown')).toBe(data)
})
