import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { growthReport } from './growth-report.ts'
import { hourReport, isHourMet } from './hour-report.ts'
import { keepReport } from './keep-report.ts'
import { startReport } from './start-report.ts'

const folder = await mkdtemp(join(tmpdir(), 'heraia-reports-'))
afterAll(() => rm(folder, { recursive: true }))

const measured = { date: '2026-11-27T08:55:48.123Z', machine: '2 cores' }
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('|'))

test('what a bench found is kept by its day, for people and for programs', async () => {
  await keepReport('growth', { ...measured }, 'the table\n', join(folder, 'results'))
  await keepReport('', { ...measured }, 'the table of the bench\n', join(folder, 'results'))
  const files = ['2026-11-27.json', '2026-11-27.md', 'growth-2026-11-27.json', 'growth-2026-11-27.md']
  expect((await readdir(join(folder, 'results'))).sort()).toEqual(files)
  expect(await readFile(join(folder, 'results/growth-2026-11-27.md'), 'utf8')).toBe('the table\n')
  expect(JSON.parse(await readFile(join(folder, 'results/growth-2026-11-27.json'), 'utf8'))).toEqual(measured)
})

test('a read that takes longer the more there is stands out', () => {
  const reads = [
    { name: 'newest posts', tenth: 1.234, whole: 1.3, times: 1.05 },
    { name: 'a rare name', tenth: 1, whole: 1.5, times: 1.5 },
  ]
  const text = growthReport({ ...measured, rounds: 16, most: 1.3, reads })
  expect(text).toContain('# Growth, measured on 2026-11-27 08:55 UTC')
  expect(rowsOf(text).slice(2)).toEqual([
    '| newest posts | 1.23 | 1.30 | 1.05 | yes |',
    '| a rare name | 1.00 | 1.50 | 1.50 | **no** |',
  ])
})

test.each([
  ['as it began', [200, 201, 202, 203], 240, true],
  ['more and more', [200, 200, 230, 230], 240, false],
  ['what it took', [200, 201, 202, 203], 250, false],
])('an hour in which the server holds %s', (_, held, resident, isMet) => {
  const load = { minutes: 60, streams: 1000, requests: 144_000, restSeconds: 20 }
  const report = { ...measured, ...load, held, rested: { resident, heap: 90 } }
  expect(isHourMet(report)).toBe(isMet)
  expect(hourReport(report).includes('**no**')).toBe(!isMet)
  expect(rowsOf(hourReport(report))).toContain(`| under load, the most | ${Math.max(...held)} |  |  |`)
})

test('a start that is slower than it may be stands out', () => {
  const report = { ...measured, targetMs: 3000, firstMs: 9000.4, startsMs: [1800.2, 1900.7] }
  expect(rowsOf(startReport({ ...report, secondMs: 1900.7 })).at(-1)).toBe(
    '| the second, and each after it | 1901 | 1800, 1901 | 3000 | yes |',
  )
  expect(startReport({ ...report, secondMs: 3001 })).toContain('| 3000 | **no** |')
})
