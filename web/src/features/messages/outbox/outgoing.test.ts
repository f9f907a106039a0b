import { expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import { newlyRefused, outgoingOf, strandedOf } from './outgoing.ts'

const entry = (id: string, said: Partial<OutboxEntry> = {}) =>
  ({ id, conversationId: 'dana', attempts: 0, refusal: null, ...said }) as OutboxEntry
const refusal = 'may_not_message'

test('her row says that something was refused, or waits; what goes at this moment is nothing to say', () => {
  expect(outgoingOf([entry('1')], 'dana')).toBeNull()
  expect(outgoingOf([entry('1', { attempts: 1 }), entry('2')], 'dana')).toBe('waits')
  expect(outgoingOf([entry('1', { attempts: 1 }), entry('2', { refusal })], 'dana')).toBe('refused')
  expect(outgoingOf([entry('1', { refusal, conversationId: 'lena' })], 'dana')).toBeNull()
})

test('what belongs to a conversation without a row is found all the same', () => {
  const entries = [
    entry('1', { refusal }),
    entry('2', { attempts: 1, conversationId: 'lena' }),
    entry('3', { conversationId: 'lena' }),
    entry('4', { conversationId: 'eva' }),
  ]
  expect(strandedOf(entries, ['dana'])).toEqual([{ conversationId: 'lena', outgoing: 'waits', entry: entries[2] }])
  expect(strandedOf(entries, ['dana', 'lena'])).toEqual([])
})

test('a refusal is told once, when it comes', () => {
  const [waiting, refused] = [entry('1'), entry('1', { refusal })]
  expect(newlyRefused([waiting], [refused])).toEqual([refused])
  expect(newlyRefused([refused], [refused])).toEqual([])
  expect(newlyRefused([], [refused])).toEqual([])
})
