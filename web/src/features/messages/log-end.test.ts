import type { Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { hasNewSince, hasWritten, logEnd } from './log-end.ts'
import { logLines } from './log-lines.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'

/** Newest first, as `2 mira`: the id, and who wrote it. */
const linesOf = (messages: string[], waiting: string[] = []) =>
  logLines(
    messages.map((each) => {
      const [id, senderId] = each.split(' ')
      return { id, senderId, createdAt: '2026-01-01T10:00:00Z' } as Message
    }),
    waiting.map((id) => ({ id, at: Date.parse('2026-01-01T10:00:00Z') }) as OutboxEntry),
    'mira',
  )
const here =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)
const endOf = (messages: string[], waiting: string[], ...ids: string[]) =>
  logEnd(linesOf(messages, waiting), here(...ids))

test('what came in stands last, whatever of hers waits below it', () => {
  expect(endOf(['1 dana'], ['2'], '2')).toEqual({ stored: '1', storedAt: 1, writtenHere: '2' })
  expect(endOf(['3 dana', '1 dana'], ['2'], '2')).toEqual({ stored: '3', storedAt: 2, writtenHere: '2' })
})

test('she is taken to the end by what she writes in this tab, and by nothing else', () => {
  const before = endOf(['1 dana'], [])
  expect(hasWritten(before, endOf(['1 dana'], ['2'], '2'))).toBe(true)
  expect(hasWritten(before, endOf(['2 mira', '1 dana'], [], '2'))).toBe(true)
  // Another device, and another tab of this one.
  expect(hasWritten(before, endOf(['2 mira', '1 dana'], []))).toBe(false)
  expect(hasWritten(before, endOf(['1 dana'], ['2']))).toBe(false)
  // It was sent, and another one was deleted before it was.
  const both = endOf(['1 dana'], ['2', '3'], '2', '3')
  expect(hasWritten(both, endOf(['3 mira', '1 dana'], ['2'], '2', '3'))).toBe(false)
  expect(hasWritten(both, endOf(['1 dana'], ['2'], '2', '3'))).toBe(false)
})

test('while she reads older ones, what others write is new; what she wrote herself is not', () => {
  expect(hasNewSince(linesOf(['1 dana'], ['2']), '1', 'mira')).toBe(false)
  expect(hasNewSince(linesOf(['3 dana', '1 dana'], ['2']), '1', 'mira')).toBe(true)
  expect(hasNewSince(linesOf(['2 mira', '1 dana']), '1', 'mira')).toBe(false)
  // Older ones that load above are not new.
  expect(hasNewSince(linesOf(['2 mira', '1 dana']), '2', 'mira')).toBe(false)
})
