import type { Message } from '@heraia/contract/messages'
import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../lib/memory-storage.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { type Sender, startSender } from './outbox-sender.ts'
import { openOutbox } from './outbox-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = () => new TypeError('Failed to fetch')
const refused = (status: number, code: string, data: object) => new ORPCError(code, { status, data })

/** A server that answers as it is told, and a tab that sends to it. */
function tab(storage = memoryStorage(), locks = oneAtATime()) {
  const outbox = openOutbox('mira', storage)
  const arrived: string[] = []
  const shown: string[] = []
  let answer: (entry: OutboxEntry) => Message = (entry) => ({ id: entry.id }) as Message
  const sender: Sender = startSender(outbox, {
    send: async (entry) => {
      const message = answer(entry)
      arrived.push(entry.text)
      return message
    },
    onSent: (message) => shown.push(message.id),
    alone: locks,
    now: Date.now,
    chance: () => 0.5,
  })
  let last = 0
  const write = (text: string, conversationId = 'dana') => {
    last += 1
    const entry = {
      id: `${conversationId}-${last}`,
      conversationId,
      text,
      media: [],
      alts: [],
      replyTo: null,
      at: last,
    }
    outbox.put({ ...entry, attempts: 0, notBefore: 0, waitsSince: 0, waitsFor: 'turn', refusal: null })
    sender.wake()
    return entry.id
  }
  const answers = (next: typeof answer) => {
    answer = next
  }
  const fails = (error: () => Error) =>
    answers(() => {
      throw error()
    })
  const works = () => answers((entry) => ({ id: entry.id }) as Message)
  return { outbox, sender, arrived, shown, write, answers, fails, works, storage }
}

function oneAtATime() {
  let last: Promise<void> = Promise.resolve()
  return (run: () => Promise<void>) => {
    last = last.then(run)
    return last
  }
}

const soon = () => vi.advanceTimersByTimeAsync(0)

test('what she writes is sent in order and leaves the outbox once the server has it', async () => {
  const { write, arrived, shown, outbox } = tab()
  write('one')
  write('two')
  await soon()
  expect(arrived).toEqual(['one', 'two'])
  expect(shown).toEqual(['dana-1', 'dana-2'])
  expect(outbox.entries()).toEqual([])
})

test('without a network it waits, longer each time, and keeps the order', async () => {
  const { write, arrived, fails, works, outbox } = tab()
  fails(offline)
  write('one')
  write('two')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(arrived).toEqual([])
  expect(outbox.entries()[0]?.attempts).toBe(4)
  expect(outbox.entries()[1]?.attempts).toBe(0)
  works()
  await vi.advanceTimersByTimeAsync(8000)
  expect(arrived).toEqual(['one', 'two'])
})

test('a connection that comes back ends the wait at once', async () => {
  const { write, arrived, fails, works, sender } = tab()
  fails(offline)
  write('one')
  await vi.advanceTimersByTimeAsync(30_000)
  works()
  sender.reconnected()
  await soon()
  expect(arrived).toEqual(['one'])
})

test('a server that asks for patience gets it, also when the connection comes back', async () => {
  const { write, arrived, fails, works, sender } = tab()
  fails(() => refused(429, 'TOO_MANY_REQUESTS', { requestId: 'r', retryAfterSeconds: 20 }))
  write('one')
  await soon()
  works()
  sender.reconnected()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(arrived).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(arrived).toEqual(['one'])
})

test('what waits since before a clock was set back is sent within minutes, also after a reload', async () => {
  const { write, arrived, fails, works, sender, storage } = tab()
  fails(() => refused(503, 'SERVICE_UNAVAILABLE', { requestId: 'r', retryAfterSeconds: 20 }))
  vi.setSystemTime(Date.now() + 30 * 86_400_000)
  write('one')
  await soon()
  vi.setSystemTime(Date.now() - 30 * 86_400_000)
  works()
  sender.wake()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(arrived).toEqual(['one'])
  fails(() => refused(503, 'SERVICE_UNAVAILABLE', { requestId: 'r', retryAfterSeconds: 20 }))
  vi.setSystemTime(Date.now() + 30 * 86_400_000)
  write('two')
  await soon()
  sender.stop()
  vi.setSystemTime(Date.now() - 30 * 86_400_000)
  const after = tab(storage)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(after.arrived).toEqual(['two'])
})

test('a refusal is shown and holds nobody up', async () => {
  const { write, arrived, answers, outbox } = tab()
  answers((entry) => {
    if (entry.text === 'one') throw refused(403, 'FORBIDDEN', { requestId: 'r', reason: 'may_not_message' })
    return { id: entry.id } as Message
  })
  write('one')
  write('two')
  await soon()
  expect(arrived).toEqual(['two'])
  expect(outbox.entries()).toMatchObject([{ text: 'one', refusal: 'may_not_message' }])
})

test('a server that keeps making mistakes ends as a refusal, a proxy before a dead server does not', async () => {
  const broken = tab()
  broken.fails(() => refused(500, 'INTERNAL_SERVER_ERROR', {}))
  broken.write('one')
  const down = tab()
  down.fails(() => refused(502, 'BAD_GATEWAY', {}))
  down.write('one')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(broken.outbox.entries()[0]?.refusal).toBe('UNKNOWN')
  expect(down.outbox.entries()[0]?.refusal).toBeNull()
})

test('one conversation that waits does not hold up another', async () => {
  const { write, arrived, answers } = tab()
  answers((entry) => {
    if (entry.conversationId === 'dana') throw offline()
    return { id: entry.id } as Message
  })
  write('one')
  write('two', 'lena')
  await soon()
  expect(arrived).toEqual(['two'])
})

test('after a reload what was not acknowledged is sent, with the id that it had', async () => {
  const before = tab()
  before.fails(offline)
  const id = before.write('one')
  await soon()
  before.sender.stop()
  const after = tab(before.storage)
  await vi.advanceTimersByTimeAsync(2000)
  expect(after.arrived).toEqual(['one'])
  expect(after.shown).toEqual([id])
})

test('two tabs with the same outbox send each message once', async () => {
  const storage = memoryStorage()
  const locks = oneAtATime()
  const one = tab(storage, locks)
  const other = tab(storage, locks)
  one.write('one')
  other.outbox.refresh()
  other.sender.wake()
  await vi.advanceTimersByTimeAsync(5000)
  expect([...one.arrived, ...other.arrived]).toEqual(['one'])
  expect(other.outbox.entries()).toEqual([])
})

test('a message that she deletes while it waits is not sent', async () => {
  const { write, arrived, fails, works, outbox } = tab()
  fails(offline)
  const id = write('one')
  await soon()
  outbox.remove(id)
  works()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toEqual([])
})

test('a browser whose storage is full still sends', async () => {
  const storage = memoryStorage()
  storage.full = true
  const { write, arrived } = tab(storage)
  write('one')
  await soon()
  expect(arrived).toEqual(['one'])
})
