import { markdownTable, minuteOf } from './keep-report.ts'
import { median } from './median.ts'

/** Under which the server must be when the load is over, in MB. */
const MOST_MB = 250
/** How many times the memory of the first half the second may hold. */
const GROWTH = 1.1

export interface HourReport {
  date: string
  machine: string
  minutes: number
  streams: number
  requests: number
  restSeconds: number
  /** Each half minute under load, but for the first; in MB. */
  held: readonly number[]
  /** After the rest, in MB. */
  rested: { resident: number; heap: number }
}

const halvesOf = ({ held }: HourReport): [number, number] => {
  const half = Math.floor(held.length / 2)
  return [median(held.slice(0, half)), median(held.slice(half))]
}

/** The memory does not grow with the time, and is given back. */
export function isHourMet(report: HourReport): boolean {
  const [early, late] = halvesOf(report)
  return report.rested.resident < MOST_MB && late <= early * GROWTH
}

export function hourReport(report: HourReport): string {
  const { date, machine, minutes, streams, requests, restSeconds, held, rested } = report
  const [early, late] = halvesOf(report)
  const met = (is: boolean) => (is ? 'yes' : '**no**')
  return `# Memory in ${minutes} minutes of mixed load, measured on ${minuteOf(date)}

${machine}. ${requests.toLocaleString('en')} requests of everything that the bench asks, with ${streams.toLocaleString('en')} open streams.

${markdownTable(
  ['memory of the server', 'MB', 'target', 'met'],
  [
    ['under load, median of the first half', `${early}`, '', ''],
    [
      'under load, median of the second half',
      `${late}`,
      `at most ${GROWTH} times the first`,
      met(late <= early * GROWTH),
    ],
    ['under load, the most', `${Math.max(...held)}`, '', ''],
    [
      `${restSeconds} s after it`,
      `${rested.resident}, ${rested.heap} of it JavaScript`,
      `under ${MOST_MB}`,
      met(rested.resident < MOST_MB),
    ],
  ],
)}
`
}
