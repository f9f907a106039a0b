import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellUntilHeard } from './tell-until-heard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = () => new ORPCError('UNAVAILABLE', { status: 503, data: { requestId: 'r' } })
const tooMany = () =>
  new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { requestId: 'r', retryAfterSeconds: 20 } })

/** A server that fails so often, and she before it. */
function reader(failures: (() => Error)[]) {
  const left = [...failures]
  const told: number[] = []
  const patience = { until: 0 }
  const start = Date.now()
  const reads = () =>
    tellUntilHeard({
      tell: async () => {
        told.push((Date.now() - start) / 1000)
        const failure = left.shift()
        if (failure) throw failure()
      },
      patience,
      now: Date.now,
      chance: () => 0.5,
    })
  return { told, reads }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('that she read it is told once, at once', async () => {
  const { told, reads } = reader([])
  reads()
  await minutes(5)
  expect(told).toEqual([0])
})

test('a server that is busy is told again until it has heard', async () => {
  const { told, reads } = reader([busy, busy, busy])
  reads()
  await minutes(5)
  expect(told).toEqual([0, 1, 3, 7])
})

test('a server that asks for patience gets it, also when she goes and comes back meanwhile', async () => {
  const { told, reads } = reader([tooMany])
  const goes = reads()
  await vi.advanceTimersByTimeAsync(5000)
  goes()
  reads()
  await minutes(5)
  expect(told).toEqual([0, 20])
})

test('a server that never hears is not told for ever, but again when she comes back', async () => {
  const { told, reads } = reader(Array.from({ length: 8 }, () => busy))
  const goes = reads()
  await minutes(30)
  expect(told).toHaveLength(8)
  goes()
  reads()
  await minutes(5)
  expect(told).toHaveLength(9)
})

test('what is refused is not told again, and neither is what she left', async () => {
  const gone = reader([() => new ORPCError('NOT_FOUND', { status: 404, data: { requestId: 'r' } })])
  gone.reads()
  const left = reader([busy])
  left.reads()()
  await minutes(5)
  expect([gone.told, left.told]).toEqual([[0], [0]])
})
