import type { Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { logLines } from './log-lines.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'

const at = (day: number, minute: number) => new Date(2026, 0, day, 10, minute)
const message = (id: string, senderId: string, when: Date) =>
  ({ id, senderId, createdAt: when.toISOString() }) as Message
const waiting = (id: string, when: Date) => ({ id, at: when.getTime() }) as OutboxEntry

const shape = (lines: ReturnType<typeof logLines>) =>
  lines.map((line) => (line.kind === 'day' ? 'day' : `${line.kind} ${line.key}${line.startsGroup ? ' *' : ''}`))

test('oldest first, a line between days, and what she says in one go stands together', () => {
  const newestFirst = [
    message('d', 'dana', at(2, 9)),
    message('c', 'dana', at(2, 1)),
    message('b', 'dana', at(2, 0)),
    message('a', 'mira', at(1, 0)),
  ]
  expect(shape(logLines(newestFirst, [], 'mira'))).toEqual([
    'day',
    'message a *',
    'day',
    'message b *',
    'message c',
    'message d *',
  ])
})

test('what waits to be sent comes last, and once it has arrived it is there once', () => {
  const sent = message('a', 'mira', at(1, 0))
  const lines = logLines([sent], [waiting('a', at(1, 0)), waiting('b', at(1, 1))], 'mira')
  expect(shape(lines)).toEqual(['day', 'message a *', 'waiting b'])
})
