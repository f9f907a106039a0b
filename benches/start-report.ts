import { markdownTable, minuteOf } from './keep-report.ts'

export interface StartReport {
  date: string
  machine: string
  targetMs: number
  /** With the database to be made, and perhaps the site to be built. */
  firstMs: number
  /** The median of these. */
  secondMs: number
  startsMs: readonly number[]
}

export const startReport = (report: StartReport): string =>
  `# Starts, measured on ${minuteOf(report.date)}

${report.machine}. From the command until the site answers.

${markdownTable(
  ['start', 'ms', 'of each', 'target', 'met'],
  [
    ['the first, which makes the database and may build the site', ms(report.firstMs), '', '', ''],
    [
      'the second, and each after it',
      ms(report.secondMs),
      report.startsMs.map(ms).join(', '),
      ms(report.targetMs),
      report.secondMs <= report.targetMs ? 'yes' : '**no**',
    ],
  ],
)}
`

const ms = (time: number) => `${Math.round(time)}`
