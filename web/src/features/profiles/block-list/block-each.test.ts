import type { PersonChip } from '@heraia/contract/person'
import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BlockStep, blockEach } from './block-each.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `p${at}` }) as PersonChip)
const tooMany = new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { requestId: 'r', retryAfterSeconds: 20 } })
const gone = new ORPCError('NOT_FOUND', { status: 404, data: { requestId: 'r' } })

/** A server that refuses these once each, and what she is told of it. */
function run(count: number, refusals: Record<string, Error>) {
  const left = { ...refusals }
  const asked: string[] = []
  const steps: BlockStep[] = []
  const control = new AbortController()
  const done = blockEach(people(count), {
    signal: control.signal,
    onStep: (step) => steps.push(step),
    block: async ({ name }) => {
      asked.push(name)
      const refusal = left[name]
      delete left[name]
      if (refusal) throw refusal
    },
  })
  return { asked, steps, control, done }
}

test('five every two seconds; who came too early is asked for again when the server says, who cannot be has failed', async () => {
  const { asked, steps, done } = run(7, { p1: tooMany, p3: gone })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(asked).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  expect(steps).toMatchObject([{ blocked: 3, failed: [{ name: 'p3' }], error: gone }])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(asked.slice(5)).toEqual(['p1', 'p5', 'p6'])
  expect(steps[1]).toEqual({ blocked: 3, failed: [] })
  const slow = run(10, {})
  await vi.advanceTimersByTimeAsync(1999)
  expect(slow.asked).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(1)
  await slow.done
  expect(slow.asked).toHaveLength(10)
})

test('Stop ends a wait at once', async () => {
  const { asked, control, done } = run(1, { p0: tooMany })
  await vi.advanceTimersByTimeAsync(1000)
  control.abort()
  await done
  expect(asked).toEqual(['p0'])
})
