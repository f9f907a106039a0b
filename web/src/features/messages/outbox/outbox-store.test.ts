import type { Message } from '@heraia/contract/messages'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../lib/memory-storage.ts'
import { openOutbox } from './outbox-store.ts'

const entry = (id: string, at: number) => ({
  id,
  conversationId: 'dana',
  text: id,
  media: [],
  alts: [],
  replyTo: null,
  at,
  attempts: 0,
  notBefore: 0,
  waitsSince: 0,
  waitsFor: 'turn' as const,
  refusal: null,
})

test('entries stand in the order in which she wrote, and only her own', () => {
  const storage = memoryStorage()
  openOutbox('lena', storage).put(entry('of-lena', 1))
  const outbox = openOutbox('mira', storage)
  outbox.put(entry('later', 2))
  outbox.put(entry('first', 1))
  expect(openOutbox('mira', storage).entries()).toEqual([entry('first', 1), entry('later', 2)])
})

test('another tab shows what waits here, and gets the message before the entry goes', () => {
  const storage = memoryStorage()
  const here = openOutbox('mira', storage)
  const there = openOutbox('mira', storage)
  const key = 'heraia-outbox:mira:one'
  here.put(entry('one', 1))
  there.takeStorageEvent({ key, newValue: storage.getItem(key) }, () => {})
  expect(there.entries()).toHaveLength(1)

  const message = { id: 'one' } as Message
  const whileDelivered = vi.fn<() => void>(() => expect(there.entries()).toHaveLength(1))
  there.takeStorageEvent({ key, newValue: JSON.stringify({ delivered: message }) }, whileDelivered)
  expect(whileDelivered).toHaveBeenCalledWith(message)
  expect(there.entries()).toEqual([])
})

test('damaged notes are left alone', () => {
  const storage = memoryStorage()
  storage.setItem('heraia-outbox:mira:one', '{not json')
  storage.setItem('heraia-outbox:mira:two', '{"id":"two"}')
  expect(openOutbox('mira', storage).entries()).toEqual([])
})
