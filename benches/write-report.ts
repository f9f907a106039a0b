import { keepReport, markdownTable, minuteOf } from './keep-report.ts'
import type { Report, Result } from './result.ts'

/** As a table for people and, where it is kept, as JSON for later comparison; answers the table. */
export async function writeReport(report: Report, { kept }: { kept: boolean }): Promise<string> {
  const text = table(report)
  if (kept) await keepReport('', report, text)
  return text
}

const head = [
  'question',
  'conn.',
  'a second',
  'limit',
  'share',
  'by hand',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'limit CPU ms',
  'target',
  'met',
]

function table({ date, machine, world, pace, results, notes }: Report): string {
  return `# Measured on ${minuteOf(date)}

${machine}. ${world}. ${pace}
"Limit" is the same SQL through Hono and the raw driver in a process of its own, unless the line says otherwise; "by hand" is a query without any
rule of who sees whom. "CPU" is the processor time of the server process for one answer, without the database's: the figure
that other work on the machine disturbs least. The load generator shares the machine.

${markdownTable(head, results.map(cells))}

${notes.map((note) => `- ${note}`).join('\n')}
`
}

const cells = (result: Result): string[] => [
  result.question,
  String(result.connections),
  count(result.ours.perSecond),
  result.limit ? count(result.limit.perSecond) : '',
  percent(result.share),
  result.bare ? count(result.bare.perSecond) : '',
  milliseconds(result.ours.p50),
  milliseconds(result.ours.p99),
  milliseconds(result.ours.processor),
  milliseconds(result.limit?.processor ?? Number.NaN),
  result.target,
  result.met === null ? '' : result.met ? 'yes' : '**no**',
]

const count = (value: number) => (Number.isNaN(value) ? '' : Math.round(value).toLocaleString('en'))
const percent = (share: number | null) => (share === null ? '' : `${Math.round(share * 100)} %`)
const milliseconds = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(value < 10 ? 2 : 0))
