import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOfDatabase } from './clock.ts'

/** A database whose clock is so many seconds ahead of this machine's. */
function databaseAhead(seconds: number) {
  const database = {
    seconds,
    isAway: false,
    query: async () => {
      if (database.isAway) throw new Error('nobody answers')
      return { rows: [{ at: new Date(Date.now() + database.seconds * 1000) }] }
    },
  }
  return database
}
const open = (database: object) => clockOfDatabase(database as Parameters<typeof clockOfDatabase>[0])
const secondsAhead = (clock: { now(): Date }) => Math.round((clock.now().getTime() - Date.now()) / 1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('processes whose clocks differ by a minute go by the one of their database', async () => {
  for (const seconds of [-60, 60]) {
    const clock = await open(databaseAhead(seconds))
    expect(secondsAhead(clock)).toBe(seconds)
    clock.close()
  }
})

test('what the way there may make of it is none, and a clock that is set right meanwhile is followed', async () => {
  const database = databaseAhead(1)
  const clock = await open(database)
  expect(secondsAhead(clock)).toBe(0)
  database.seconds = 3600
  await vi.advanceTimersByTimeAsync(60_000)
  expect(secondsAhead(clock)).toBe(3600)
  database.isAway = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(secondsAhead(clock)).toBe(3600)
  clock.close()
})
