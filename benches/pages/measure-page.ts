import { type Audited, auditPage, CATEGORIES } from './audit-page.ts'
import { scriptsOfFirstTouch } from './first-touch.ts'
import { lostByNature, missedByMissing } from './missing-page.ts'
import type { MeasuredPage } from './public-pages.ts'
import { LEAST, MOST, SCREEN_SCRIPT_BYTES, WORDS_SCRIPT_BYTES } from './targets.ts'
import { transferredBytes } from './transferred.ts'

/** One line of the table. */
export interface MeasuredLine {
  path: string
  page: string
  scores: Record<string, number>
  /** Of each round, as it was taken. */
  largestPaints: number[]
  largestPaint: number
  layoutShift: number
  blocked: number
  /** Bytes of JavaScript (Brotli): by itself, and what is fetched when somebody touches it. */
  bytes: number
  touchedBytes: number | null
  lost: string[]
  /** Audits that an answer of 404 loses by its nature. */
  byNature: string[]
  missed: string[]
}

export interface Measuring {
  siteUrl: string
  debuggingPort: number
  rounds: number
}

export async function measurePage(measured: MeasuredPage, measuring: Measuring): Promise<MeasuredLine> {
  const { path, page } = measured
  const url = new URL(path, measuring.siteUrl).href
  // The first visit of all compiles and fills caches, as on every server that has been up for a minute.
  await fetch(url)
  const audits = await auditedOften(url, measuring)
  const middle = middleOf(audits)
  const bytes = await transferredBytes(middle.scripts)
  const touchedBytes = measured.still ? await transferredBytes(await scriptsOfFirstTouch(url, measured.still)) : null
  const byNature = measured.isMissing ? lostByNature(middle.lost, url) : []
  const line = {
    ...{ path, page, bytes, touchedBytes },
    scores: middle.scores,
    largestPaints: audits.map(({ largestPaint }) => largestPaint),
    largestPaint: middle.largestPaint,
    layoutShift: middle.layoutShift,
    blocked: middle.blocked,
    lost: middle.lost
      .filter((audit) => !byNature.includes(audit))
      .map(({ title, displayValue = '' }) => `${title} ${displayValue}`),
    byNature: byNature.map(({ id }) => id),
  }
  return { ...line, missed: missedBy(line, measured, middle, url) }
}

async function auditedOften(url: string, { debuggingPort, rounds }: Measuring): Promise<Audited[]> {
  const audits: Audited[] = []
  for (let round = 0; round < rounds; round += 1) audits.push(await auditPage(url, debuggingPort))
  return audits
}

/** By performance, for the machine is noisy. */
function middleOf(audits: readonly Audited[]): Audited {
  const sorted = audits.toSorted((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

function missedBy(line: Omit<MeasuredLine, 'missed'>, measured: MeasuredPage, middle: Audited, url: string): string[] {
  // Of a page that there is not each audit is judged instead of the sums.
  const judged = measured.isMissing ? (['performance', 'accessibility'] as const) : CATEGORIES
  const scores = judged.filter((name) => (line.scores[name] ?? 0) < LEAST[name])
  const figures = (['largestPaint', 'layoutShift', 'blocked'] as const).filter((name) => !(line[name] <= MOST[name]))
  const isWords = measured.still === 'words'
  const mostBytes = isWords ? WORDS_SCRIPT_BYTES : SCREEN_SCRIPT_BYTES
  const touched = isWords ? line.bytes + (line.touchedBytes ?? 0) : 0
  return [
    ...scores.map((name) => `${name} ${line.scores[name]}`),
    ...figures.map((name) => `${name} ${line[name]}`),
    ...(line.bytes > mostBytes ? [`${line.bytes} bytes of JavaScript`] : []),
    ...(touched > WORDS_SCRIPT_BYTES ? [`${touched} bytes of JavaScript when touched`] : []),
    ...(measured.isMissing ? missedByMissing(middle.lost, url) : []),
  ]
}
