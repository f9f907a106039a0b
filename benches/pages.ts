import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { launch } from 'chrome-launcher'
import { type Audited, auditPage, CATEGORIES } from './pages/audit-page.ts'
import { scriptsOfFirstTouch } from './pages/first-touch.ts'
import { type MeasuredPage, publicPages } from './pages/public-pages.ts'
import { renderedRate } from './pages/rendered-rate.ts'
import { transferredBytes } from './pages/transferred.ts'

/**
 * npm run bench:pages [-- --quick] [-- /learn … /rate]: what a stranger's phone makes of every public page, with Lighthouse's
 * mobile settings, and how many pages a second come from the cache. Exits 1 under the targets.
 */
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST = { largestPaint: 1500, layoutShift: 0.02, blocked: 50 }
/** Of everything that a page of text loads by itself; the application comes with the first touch (decision 0025). */
const STILL_SCRIPT_BYTES = 90_000
/** Of everything that a page of the application loads. */
const SCRIPT_BYTES = 150_000
const RENDERED_A_SECOND = 1000
const DRAWN_A_SECOND = 400

const rounds = process.argv.includes('--quick') ? 1 : 3
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'))

const folder = await mkdtemp(join(tmpdir(), 'heraia-pages-'))
const heraia = await spawnHeraia({ dataDir: folder, env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100000' } })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', '--no-sandbox', ...args] })
try {
  const failures: string[] = []
  const all = await publicPages(heraia.url)
  const pages = all.filter(({ page, path }) => asked.length === 0 || asked.includes(path) || asked.includes(`/${page}`))
  for (const page of pages) failures.push(...(await measurePage(page)))
  if (asked.length === 0 || asked.includes('/rate')) failures.push(...(await measureRates()))
  for (const failure of failures) console.log(`MISSED ${failure}`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  chrome.kill()
  await heraia.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Each address of its own is drawn; one for all comes from the cache. */
async function measureRates(): Promise<string[]> {
  let turn = 0
  const cached = await renderedRate(heraia.port, () => '/learn', 5)
  const drawn = await renderedRate(heraia.port, () => `/learn?turn=${(turn += 1)}`, 5)
  console.log(`/learn from the cache: ${cached} a second (target ${RENDERED_A_SECOND})`)
  console.log(`/learn drawn each time: ${drawn} a second (target ${DRAWN_A_SECOND})`)
  return [
    ...(cached < RENDERED_A_SECOND ? [`${cached} rendered pages a second`] : []),
    ...(drawn < DRAWN_A_SECOND ? [`${drawn} drawn pages a second`] : []),
  ]
}

async function measurePage({
  path,
  still,
  isMissing,
  mostLargestPaint = MOST.largestPaint,
}: MeasuredPage): Promise<string[]> {
  const url = new URL(path, heraia.url).href
  // The first visit of all compiles and fills caches, as on every server that has been up for a minute.
  await fetch(url)
  const middle = await middleAudit(url)
  const bytes = await transferredBytes(middle.scripts)
  const scores = CATEGORIES.map((name) => `${name} ${middle.scores[name]}`).join(', ')
  const times = `largest paint ${middle.largestPaint} ms, shift ${middle.layoutShift.toFixed(3)}, blocked ${middle.blocked} ms`
  console.log(
    `${path}: ${scores}; ${times}; JavaScript ${(bytes / 1000).toFixed(1)} kB in ${middle.scripts.length} files`,
  )
  if (still) {
    const after = await transferredBytes(await scriptsOfFirstTouch(url))
    console.log(`  the first touch fetches ${(after / 1000).toFixed(1)} kB more`)
  }
  for (const lost of middle.lost) console.log(`  lost: ${lost}`)
  const categories = CATEGORIES.filter((name) => !(isMissing && name === 'seo'))
  const most = { ...MOST, largestPaint: mostLargestPaint, bytes: still ? STILL_SCRIPT_BYTES : SCRIPT_BYTES }
  return missed({ ...middle, bytes }, categories, most).map((what) => `${path}: ${what}`)
}

/** By performance, for the machine is noisy. */
async function middleAudit(url: string): Promise<Audited> {
  const audits: Audited[] = []
  for (let round = 0; round < rounds; round += 1) audits.push(await auditPage(url, chrome.port))
  const sorted = audits.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))
  const middle = sorted[Math.floor(rounds / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

function missed(
  audited: Audited & { bytes: number },
  categories: readonly (typeof CATEGORIES)[number][],
  most: typeof MOST & { bytes: number },
): string[] {
  const scores = categories.filter((name) => (audited.scores[name] ?? 0) < TARGETS[name])
  const figures = (['largestPaint', 'layoutShift', 'blocked'] as const).filter((name) => audited[name] > most[name])
  return [
    ...scores.map((name) => `${name} ${audited.scores[name]}`),
    ...figures.map((name) => `${name} ${audited[name]}`),
    ...(audited.bytes > most.bytes ? [`${audited.bytes} bytes of JavaScript`] : []),
  ]
}
