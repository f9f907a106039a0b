import FitParser from 'fit-file-parser'
import { type ActivityAnswer, dayOf, sportOf } from './activity.ts'

/** Garmin's Flexible and Interoperable Data Transfer: what the watch itself says of the whole outing. */
export async function readFit(bytes: ArrayBuffer): Promise<ActivityAnswer> {
  const sessions = await sessionsOf(bytes)
  if (sessions === null) return { problem: 'broken' }
  const [first] = sessions
  if (!first?.start_time) return { problem: 'not_an_activity' }
  const seconds = sum(sessions.map(({ total_elapsed_time: elapsed, total_timer_time: timer }) => elapsed ?? timer))
  if (seconds <= 0) return { problem: 'no_times' }
  const distance = sum(sessions.map(({ total_distance: metres }) => metres))
  const sport = sessions.length > 1 ? 'Triathlon' : sportOf(String(first.sport ?? ''))
  return { activity: { name: '', sport, distance, seconds, date: dayOf(new Date(first.start_time)) } }
}

async function sessionsOf(bytes: ArrayBuffer) {
  try {
    const parser = new FitParser({ mode: 'list', lengthUnit: 'm', speedUnit: 'm/s' })
    return (await parser.parseAsync(bytes)).sessions ?? []
  } catch {
    // Its own words are about bytes.
    return null
  }
}

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, number) => all + (number ?? 0), 0)
