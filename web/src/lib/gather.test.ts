import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in a burst is asked for once, and a burst that never ends now and then', () => {
  const act = vi.fn<() => void>()
  const { soon } = gather(act, 300)
  for (let ms = 0; ms < 1000; ms += 50) {
    soon()
    vi.advanceTimersByTime(50)
  }
  expect(act).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(4)
})

test('who has left the screen asks for nothing more', () => {
  const act = vi.fn<() => void>()
  const { soon, stop } = gather(act, 300)
  soon()
  stop()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
})
