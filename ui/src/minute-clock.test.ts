import { afterEach, expect, test, vi } from 'vitest'
import { eachMinute, serverNow, setClock, thisMinute } from './minute-clock.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 20, 12)

vi.useFakeTimers({ now: noon })
afterEach(() => setClock(Date.now()))

test('a device that is an hour wrong tells the time by the server, and at once', () => {
  const told = vi.fn<() => void>()
  const stop = eachMinute(told)
  setClock(noon + 60 * minute)
  expect(serverNow()).toBe(noon + 60 * minute)
  expect(thisMinute()).toBe(noon + 60 * minute)
  expect(told).toHaveBeenCalledOnce()
  setClock(noon + 60 * minute + 20_000)
  expect(told).toHaveBeenCalledOnce()
  setClock(noon)
  expect(serverNow()).toBe(noon)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('what an answer takes on its way changes nothing', () => {
  setClock(noon - minute)
  expect(serverNow()).toBe(noon)
})
