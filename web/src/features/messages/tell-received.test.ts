import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Came, type Newest, tellReceived } from './tell-received.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The `minute`th message of a conversation. */
const message = (conversationId: string, minute: string) =>
  ({ conversationId, id: minute, createdAt: `2026-03-01T10:0${minute}:00.000Z` }) as Came

function device({ leads = true } = {}) {
  const told: Newest[][] = []
  let fails = false
  const { streamed, loaded, lead, stop } = tellReceived({
    tell: async (newest) => {
      if (fails) throw new TypeError('Failed to fetch')
      told.push(newest)
    },
    leads: () => leads,
    now: Date.now,
    chance: () => 0.5,
  })
  const breaks = (is: boolean) => {
    fails = is
  }
  return {
    ...{ told, lead, stop, breaks },
    streamed: (id: string, minute: string) => streamed(message(id, minute)),
    loaded: (id: string, minute: string) => loaded(message(id, minute)),
  }
}

test('what comes in one go is told in one go, the newest of each conversation, and then once a second', async () => {
  const { told, streamed } = device()
  streamed('dana', '1')
  streamed('lena', '2')
  streamed('dana', '3')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([
    [
      { id: 'dana', messageId: '3' },
      { id: 'lena', messageId: '2' },
    ],
  ])
  streamed('dana', '4')
  streamed('dana', '5')
  await vi.advanceTimersByTimeAsync(800)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(told[1]).toEqual([{ id: 'dana', messageId: '5' }])
})

test('what the server did not hear is told again, with what has come since', async () => {
  const { told, streamed, breaks } = device()
  breaks(true)
  streamed('dana', '1')
  await vi.advanceTimersByTimeAsync(100)
  streamed('dana', '2')
  breaks(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([[{ id: 'dana', messageId: '2' }]])
})

test('what all tabs hear is told by the one with the stream; the next one that has it tells what it heard meanwhile', async () => {
  const { told, streamed, lead } = device({ leads: false })
  streamed('dana', '1')
  streamed('dana', '2')
  streamed('lena', '3')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([])
  lead()
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([
    [
      { id: 'dana', messageId: '2' },
      { id: 'lena', messageId: '3' },
    ],
  ])
  lead()
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toHaveLength(1)
})

test('what a list brings is told by the tab that asked for it, and once however often it is asked for', async () => {
  const { told, streamed, loaded } = device({ leads: false })
  streamed('lena', '3')
  for (let times = 0; times < 3; times += 1) {
    loaded('dana', '2')
    loaded('lena', '3')
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(told).toEqual([[{ id: 'dana', messageId: '2' }]])
})

test('an answer from before what the stream has brought takes nothing back', async () => {
  const { told, streamed, loaded } = device()
  streamed('dana', '2')
  loaded('dana', '1')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([[{ id: 'dana', messageId: '2' }]])
})

test('once she has signed out nothing is told', async () => {
  const { told, streamed, stop } = device()
  streamed('dana', '1')
  stop()
  streamed('dana', '2')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([])
})
