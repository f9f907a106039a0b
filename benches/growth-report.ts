import { markdownTable, minuteOf } from './keep-report.ts'

export interface GrowthReport {
  date: string
  machine: string
  rounds: number
  /** How many times the median of a tenth the median of all may be. */
  most: number
  /** In ms, half of the answers of each world. */
  reads: { name: string; tenth: number; whole: number; times: number }[]
}

export const growthReport = ({ date, machine, rounds, most, reads }: GrowthReport): string =>
  `# Growth, measured on ${minuteOf(date)}

${machine}. Each read of the big world beside the same one of a world with a tenth of everything, in turn, by one who asks
alone. "Times" is the median of ${rounds} rounds; target: at most ${most}.

${markdownTable(
  ['read', 'a tenth, p50 ms', 'all, p50 ms', 'times', 'met'],
  reads.map(({ name, tenth, whole, times }) => [
    name,
    ...[tenth, whole, times].map((figure) => figure.toFixed(2)),
    times <= most ? 'yes' : '**no**',
  ]),
)}
`
