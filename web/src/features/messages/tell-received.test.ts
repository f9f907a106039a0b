import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Newest, tellReceived } from './tell-received.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function device() {
  const told: Newest[][] = []
  let fails = false
  const { received, stop } = tellReceived({
    tell: async (newest) => {
      if (fails) throw new TypeError('Failed to fetch')
      told.push(newest)
    },
    now: Date.now,
    chance: () => 0.5,
  })
  const breaks = (is: boolean) => {
    fails = is
  }
  return { told, received, stop, breaks }
}

test('what comes in one go is told in one go, the newest of each conversation, and then once a second', async () => {
  const { told, received } = device()
  received('dana', '1')
  received('lena', '2')
  received('dana', '3')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([
    [
      { id: 'dana', messageId: '3' },
      { id: 'lena', messageId: '2' },
    ],
  ])
  received('dana', '4')
  received('dana', '5')
  await vi.advanceTimersByTimeAsync(800)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(told[1]).toEqual([{ id: 'dana', messageId: '5' }])
})

test('what the server did not hear is told again, with what has come since', async () => {
  const { told, received, breaks } = device()
  breaks(true)
  received('dana', '1')
  await vi.advanceTimersByTimeAsync(100)
  received('dana', '2')
  breaks(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([[{ id: 'dana', messageId: '2' }]])
})

test('once she has signed out nothing is told', async () => {
  const { told, received, stop } = device()
  received('dana', '1')
  stop()
  received('dana', '2')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([])
})
