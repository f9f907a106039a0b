import type { Clock } from '@heraia/server/ports'

export interface ManualClock extends Clock {
  advance(by: { milliseconds?: number; seconds?: number; minutes?: number; hours?: number; days?: number }): void
  set(time: Date | string): void
}

/** Stands still until it is moved. Starts at the real time, so that rows with default now() are never in its future. */
export function manualClock(start = new Date()): ManualClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: ({ milliseconds = 0, seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      time += milliseconds + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))
    },
    set: (to) => {
      time = new Date(to).getTime()
    },
  }
}
