import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { serverNow, thisMinute } from './minute-clock.ts'
import { relativeMoment } from './moment.ts'
import { setClock } from './set-clock.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 20, 12)

vi.useFakeTimers({ now: noon })
afterEach(() => setClock(Date.now()))
afterAll(() => vi.useRealTimers())

test('a device that is an hour wrong tells the time by the server', () => {
  setClock(noon + 60 * minute)
  expect(serverNow()).toBe(noon + 60 * minute)
  expect(thisMinute()).toBe(noon + 60 * minute)
  setClock(noon + 60 * minute + 20_000)
  expect(serverNow()).toBe(noon + 60 * minute)
  setClock(noon)
  expect(serverNow()).toBe(noon)
})

test('what an answer takes on its way changes nothing', () => {
  setClock(noon - minute)
  expect(serverNow()).toBe(noon)
})

test.each([5, 25, 35, 55])('what was said ten seconds ago was said now, %i seconds into a minute', (seconds) => {
  vi.setSystemTime(noon + seconds * 1000)
  expect(relativeMoment(serverNow() - 10_000, thisMinute(), 'en')).toBe('now')
})
