import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { launch } from 'chrome-launcher'
import { type Audited, auditPage, CATEGORIES } from './pages/audit-page.ts'
import { transferredBytes } from './pages/transferred.ts'

/** npm run bench:pages [-- --quick]: what a stranger's phone makes of the first pages. Exits 1 under the targets. */
const TARGET_SCORE = 95
/** Of everything that the home page loads. */
const TARGET_SCRIPT_BYTES = 110_000
const pages = ['/', '/login']
const rounds = process.argv.includes('--quick') ? 1 : 3

const folder = await mkdtemp(join(tmpdir(), 'heraia-pages-'))
const heraia = await spawnHeraia({ dataDir: folder, env: { LOG_LEVEL: 'warn' } })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', '--no-sandbox', ...args] })
try {
  let isMet = true
  for (const path of pages) isMet = (await measurePage(path)) && isMet
  process.exitCode = isMet ? 0 : 1
} finally {
  chrome.kill()
  await heraia.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measurePage(path: string): Promise<boolean> {
  const url = new URL(path, heraia.url).href
  // The first visit of all compiles and fills caches, as on every server that has been up for a minute.
  await fetch(url)
  const audits: Audited[] = []
  for (let round = 0; round < rounds; round += 1) audits.push(await auditPage(url, chrome.port))
  const middle = audits.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))[
    Math.floor(rounds / 2)
  ]
  if (!middle) throw new Error('Nothing was measured.')
  const bytes = await transferredBytes(middle.scripts)
  const scores = CATEGORIES.map((name) => `${name} ${middle.scores[name]}`).join(', ')
  console.log(
    `${path}: ${scores}; largest paint ${middle.largestPaint} ms; JavaScript ${(bytes / 1000).toFixed(1)} kB in ${middle.scripts.length} files`,
  )
  for (const lost of middle.lost) console.log(`  lost: ${lost}`)
  return (
    CATEGORIES.every((name) => (middle.scores[name] ?? 0) >= TARGET_SCORE) &&
    (path !== '/' || bytes <= TARGET_SCRIPT_BYTES)
  )
}
