import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { launch } from 'chrome-launcher'
import { type MeasuredLine, measurePage } from './pages/measure-page.ts'
import { publicPages } from './pages/public-pages.ts'
import { renderedRate } from './pages/rendered-rate.ts'
import { DRAWN_A_SECOND, RENDERED_A_SECOND } from './pages/targets.ts'
import { type Rates, writePagesReport } from './pages/write-pages-report.ts'

/**
 * npm run bench:pages [-- --quick] [-- /learn … /rate]: what a stranger's phone makes of every public page, with Lighthouse's
 * mobile settings, and how many pages a second come from the cache. Only a whole one is kept. Exits 1 under the targets.
 */
const rounds = process.argv.includes('--quick') ? 1 : 3
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'))
const isAll = asked.length === 0

const folder = await mkdtemp(join(tmpdir(), 'heraia-pages-'))
const heraia = await spawnHeraia({ dataDir: folder, env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100000' } })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', '--no-sandbox', ...args] })
try {
  const measuring = { siteUrl: heraia.url, debuggingPort: chrome.port, rounds }
  const all = await publicPages(heraia.url)
  const lines: MeasuredLine[] = []
  for (const page of all) {
    if (!isAll && !asked.includes(page.path) && !asked.includes(`/${page.page}`)) continue
    const line = await measurePage(page, measuring)
    console.log(`${page.page} ${page.path}: ${line.largestPaints.join(', ')} ms, ${line.missed.join('; ') || 'met'}`)
    for (const lost of line.lost) console.log(`  lost: ${lost}`)
    lines.push(line)
  }
  const rates = isAll || asked.includes('/rate') ? await measureRates() : null
  const report = { date: new Date().toISOString(), rounds, lines, rates }
  console.log(await writePagesReport(report, { kept: isAll }))
  const failures = [...lines.flatMap(({ path, missed }) => missed.map((what) => `${path}: ${what}`)), ...slow(rates)]
  for (const failure of failures) console.log(`MISSED ${failure}`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  chrome.kill()
  await heraia.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Each address of its own is drawn; one for all comes from the cache. */
async function measureRates(): Promise<Rates> {
  let turn = 0
  const cached = await renderedRate(heraia.port, () => '/learn', 5)
  const draw = () => renderedRate(heraia.port, () => `/learn?turn=${(turn += 1)}`, 5)
  // A server runs for hours, and its compilers are done.
  await draw()
  const drawn = await draw()
  return { cached, drawn }
}

function slow(rates: Rates | null): string[] {
  if (!rates) return []
  return [
    ...(rates.cached < RENDERED_A_SECOND ? [`${rates.cached} rendered pages a second`] : []),
    ...(rates.drawn < DRAWN_A_SECOND ? [`${rates.drawn} drawn pages a second`] : []),
  ]
}
