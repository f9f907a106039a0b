/**
 * The next time after `now` at which clocks in `timeZone` (IANA) show `clock` ("08:00"); with `weekday` (0 is Sunday)
 * on that day of the week. Where a change to summer time leaves it out, the end of the gap; where clocks show it twice, the
 * first of both that is still to come.
 */
export function nextAt(now: Date, clock: string, timeZone: string, weekday?: number): Date {
  const local = now.getTime() + offsetAt(now, timeZone)
  const midnight = local - mod(local, DAY)
  for (let days = 0; ; days += 1) {
    const wanted = midnight + days * DAY + minutesOf(clock) * MINUTE
    if (weekday !== undefined && new Date(wanted).getUTCDay() !== weekday) continue
    const at = instantsOf(wanted, timeZone).find((instant) => instant > now)
    if (at) return at
  }
}

/** The end of the quiet hours that `now` falls into; null outside of them. */
export function quietUntil(now: Date, quiet: { on: boolean; from: string; to: string }, timeZone: string): Date | null {
  if (!quiet.on || quiet.from === quiet.to) return null
  const minute = mod(now.getTime() + offsetAt(now, timeZone), DAY) / MINUTE
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  return isQuiet ? nextAt(now, quiet.to, timeZone) : null
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const mod = (value: number, by: number): number => ((value % by) + by) % by

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** What has to be added to UTC for what clocks there show. */
function offsetAt(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - (at.getTime() - mod(at.getTime(), 1000))
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })

/** When clocks there show it: once, twice where they are put back, at the end of the gap where they are put forward. */
function instantsOf(local: number, timeZone: string): Date[] {
  const [before, after] = [offsetAt(new Date(local - DAY), timeZone), offsetAt(new Date(local + DAY), timeZone)]
  const instants = [...new Set([local - before, local - after])].sort((one, other) => one - other)
  const shown = instants.filter((at) => at + offsetAt(new Date(at), timeZone) === local).map((at) => new Date(at))
  return shown.length > 0 ? shown : [endOfGap(local - after, local - before, timeZone)]
}

/** The first minute with the offset of afterwards: changes come with a whole minute. */
function endOfGap(from: number, to: number, timeZone: string): Date {
  const after = offsetAt(new Date(to), timeZone)
  let [low, high] = [from / MINUTE, to / MINUTE]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(new Date(middle * MINUTE), timeZone) === after) high = middle
    else low = middle
  }
  return new Date(high * MINUTE)
}
