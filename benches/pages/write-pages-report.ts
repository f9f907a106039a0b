import { keepReport, markdownTable, minuteOf } from '../keep-report.ts'
import { CATEGORIES } from './audit-page.ts'
import type { MeasuredLine } from './measure-page.ts'
import { DRAWN_A_SECOND, LEAST, MOST, RENDERED_A_SECOND, SCREEN_SCRIPT_BYTES, WORDS_SCRIPT_BYTES } from './targets.ts'

/** Pages a second: one address from the cache, and each address drawn. */
export interface Rates {
  cached: number
  drawn: number
}

interface PagesReport {
  date: string
  rounds: number
  lines: readonly MeasuredLine[]
  rates: Rates | null
}

/** As a table for people and, where it is kept, as JSON for later comparison; answers the table. */
export async function writePagesReport(report: PagesReport, { kept }: { kept: boolean }): Promise<string> {
  const text = table(report)
  if (kept) await keepReport('pages', report, text)
  return text
}

const HEAD = [
  'page',
  ...CATEGORIES,
  'largest paint ms',
  'of each round',
  'shift',
  'blocked ms',
  'JS kB',
  'touched kB',
  'met',
]

const table = ({ date, rounds, lines, rates }: PagesReport) => `# Public pages, measured on ${minuteOf(date)}

Lighthouse's mobile setting; of ${rounds} rounds the middle one by performance. Targets: performance ${LEAST.performance}, the others 100, largest
paint ${MOST.largestPaint} ms, shift ${MOST.layoutShift}, blocked ${MOST.blocked} ms; JavaScript in Brotli: of words ${WORDS_SCRIPT_BYTES / 1000} kB by itself and also with what is
fetched when everything on them is touched, of screens ${SCREEN_SCRIPT_BYTES / 1000} kB by themselves ("touched" is what the first touch adds).

${markdownTable(HEAD, lines.map(cells))}

${lines
  .flatMap(exceptions)
  .map((line) => `- ${line}`)
  .join('\n')}
${rates ? `\n/learn from the cache: ${rates.cached} a second (target ${RENDERED_A_SECOND}); drawn each time: ${rates.drawn} a second (target ${DRAWN_A_SECOND}).\n` : ''}`

const cells = (line: MeasuredLine): string[] => [
  line.page === 'article' || line.byNature.length > 0 ? `${line.page} (${line.path})` : line.page,
  ...CATEGORIES.map((name) => `${line.scores[name]}`),
  `${line.largestPaint}`,
  line.largestPaints.join(', '),
  line.layoutShift.toFixed(3),
  `${line.blocked}`,
  (line.bytes / 1000).toFixed(1),
  line.touchedBytes === null ? '' : `+${(line.touchedBytes / 1000).toFixed(1)}`,
  line.missed.length === 0 ? 'yes' : `**no**: ${line.missed.join('; ')}`,
]

const exceptions = ({ path, byNature }: MeasuredLine): string[] =>
  byNature.length === 0
    ? []
    : [
        `${path} answers 404 and asks not to be indexed. By that alone it loses ${byNature.join(', ')} (in the console only the document's own 404); every other audit of it is judged, and has to be full.`,
      ]
