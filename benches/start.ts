import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { keepReport, thisMachine } from './keep-report.ts'
import { median } from './median.ts'
import { startReport } from './start-report.ts'

/**
 * npm run bench:start: from the command until it answers, on a folder that has all it needs. Exits 1 over the target.
 * The first start, which makes the database and may build the site, is told beside it.
 */
const TARGET_MS = 3000
const ROUNDS = 5

const dataDir = await mkdtemp(join(tmpdir(), 'heraia-starts-'))
const since = (begin: number) => performance.now() - begin
const begin = performance.now()
const heraia = await spawnHeraia({ dataDir, env: { LOG_LEVEL: 'warn' } })
const firstMs = since(begin)
try {
  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await heraia.stop()
    const again = performance.now()
    await heraia.startAgain()
    starts.push(since(again))
  }
  const secondMs = median(starts)
  const date = new Date().toISOString()
  const report = { date, machine: thisMachine(), targetMs: TARGET_MS, firstMs, secondMs, startsMs: starts }
  const text = startReport(report)
  console.log(text)
  await keepReport('start', report, text)
  process.exitCode = secondMs <= TARGET_MS ? 0 : 1
} finally {
  await heraia.stop()
  await rm(dataDir, { recursive: true, force: true })
}
