import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { demoFiles } from '@heraia/hosts/node/demo/serve-demo'
import { clientAddressBehind } from '@heraia/hosts/node/http/client-address'
import { httpServer, listen, requestListener } from '@heraia/hosts/node/http/listen'
import { chromium } from '@playwright/test'
import { measureVisits, type Visit } from './demo/measure-visits.ts'
import { median } from './median.ts'

/**
 * npm run bench:demo: the built demo in a real Chromium, from a plain server of files: until she can use it the first
 * time and later, of a build of today and of one of last month, what comes over the network, and a list of twenty
 * through the worker. Exits 1 over the targets.
 */
const TARGETS = { firstMs: 2000, laterMs: 1300, bytes: 6_000_000, listMs: 10 }
const ROUNDS = 5
const MONTH_MS = 30 * 86_400_000

let transferred = 0
/** How long ago the page says that it was built. */
let ageMs = 0
const files = demoFiles({ base: '/', site: null })
const answer = async (request: Request) => {
  const response = files(request, new URL(request.url).pathname) ?? new Response(null, { status: 404 })
  transferred += Number(response.headers.get('content-length') ?? 0)
  return ageMs > 0 && response.headers.get('content-type')?.startsWith('text/html') ? older(response) : response
}

async function older(page: Response): Promise<Response> {
  const madeAt = new Date(Date.now() - ageMs).toISOString()
  const html = (await page.text()).replace(/"madeAt":"[^"]+"/, `"madeAt":"${madeAt}"`)
  return new Response(html, { headers: page.headers })
}

const http = httpServer(requestListener(answer, clientAddressBehind([])))
const { port, close } = await listen(http, 0, '127.0.0.1')
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  const rounds: { today: Visit[]; lastMonth: Visit[] } = { today: [], lastMonth: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [age, visits] of [[0, rounds.today] as const, [MONTH_MS, rounds.lastMonth] as const]) {
      transferred = 0
      ageMs = age
      visits.push(await measureVisits(browser, `http://localhost:${port}`, () => transferred))
    }
  }
  const of = (figure: keyof Visit, visits = rounds.today) => median(visits.map((visit) => visit[figure]))
  const lines: [string, number, number, string][] = [
    ['first visit, until the feed can be used', of('firstMs'), TARGETS.firstMs, 'ms'],
    ['later visits, the same', of('laterMs'), TARGETS.laterMs, 'ms'],
    ['first visit of a build of last month', of('firstMs', rounds.lastMonth), TARGETS.firstMs, 'ms'],
    ['later visits of it', of('laterMs', rounds.lastMonth), TARGETS.laterMs, 'ms'],
    ['transferred the first time', of('bytes'), TARGETS.bytes, 'bytes'],
    ['a list of twenty, median', of('listMs'), TARGETS.listMs, 'ms'],
  ]
  console.log(
    `the page is painted after ${Math.round(of('paintMs'))} ms, the database is up after ${Math.round(of('openMs'))} ms`,
  )
  for (const [what, found, target, unit] of lines) {
    console.log(
      `${found <= target ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(unit === 'ms' ? 1 : 0)} ${unit} (target ${target})`,
    )
  }
  process.exitCode = lines.every(([, found, target]) => found <= target) ? 0 : 1
} finally {
  await browser.close()
  await close(0)
}
