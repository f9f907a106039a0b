import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { leavesOut, needsAServer, serverOnly } from './needs-a-server.ts'

const folder = join(import.meta.dirname, '..')

interface Suite {
  specs?: { title: string; file: string }[]
  suites?: Suite[]
}

const titlesOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.map(({ file, title }) => `journeys/${basename(file)} ${title}`),
  ...suites.flatMap(titlesOf),
]

async function listed(config: string, env: Record<string, string> = {}): Promise<string[]> {
  const command = [join(folder, '../node_modules/.bin/playwright'), 'test', '--list', '--reporter=json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, '--config', join(folder, config), 'journeys/'],
    { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
  )
  return titlesOf(JSON.parse(stdout) as Suite)
}

test('every journey is walked on the demo, or stands in one list with its reason', async () => {
  test.setTimeout(180_000)
  const onTheSite = await listed('playwright.config.ts')
  const onTheDemo = new Set(await listed('demo.config.ts', { DEMO_JOURNEYS: 'all' }))
  expect(onTheDemo.size).toBeGreaterThan(100)
  const left = onTheSite.filter((title) => !onTheDemo.has(title))
  // Each that is left is named, and each that is named is there.
  for (const title of left) expect(serverOnly.filter((named) => named.test(title)).length, title).toBe(1)
  for (const named of serverOnly)
    expect(left.filter((title) => named.test(title)).length, `${named}`).toBeGreaterThan(0)
  for (const { file, because } of needsAServer) expect(because.length, file).toBeGreaterThan(20)
})

test('no journey looks away by itself', async () => {
  const journeys = join(folder, 'journeys')
  for (const file of (await readdir(journeys)).filter((name) => name.endsWith('.spec.ts'))) {
    const source = await readFile(join(journeys, file), 'utf8')
    expect(source.match(/test\.(skip|fixme|fail|only)\b/g), file).toBeNull()
    const asked = source.match(/isDemo\(\)/g)?.length ?? 0
    expect(asked, `${file} asks whether it is on the demo`).toBe(leavesOut[file.replace('.spec.ts', '')]?.times ?? 0)
  }
})
