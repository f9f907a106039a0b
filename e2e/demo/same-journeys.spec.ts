import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { leavesOut, needsAServer, serverOnly } from './needs-a-server.ts'

const folder = join(import.meta.dirname, '..')

type Host = 'site' | 'demo'

interface Suite {
  specs?: { title: string; file: string; tests: { projectName: Host }[] }[]
  suites?: Suite[]
}

const titlesOf = ({ specs = [], suites = [] }: Suite, host: Host): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ projectName }) => projectName === host))
    .map(({ file, title }) => `journeys/${basename(file)} ${title}`),
  ...suites.flatMap((suite) => titlesOf(suite, host)),
]

/** What both configurations choose, each as it stands. */
async function listed(): Promise<Suite> {
  const command = [join(folder, '../node_modules/.bin/playwright'), 'test', '--list', '--reporter=json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, '--config', join(import.meta.dirname, 'both.config.ts'), 'journeys/'],
    { env: { ...process.env, DEMO_JOURNEYS: 'all' }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Suite
}

test('every journey is walked on the demo, or stands in one list with its reason', async () => {
  const journeys = await listed()
  const onTheSite = titlesOf(journeys, 'site')
  const onTheDemo = new Set(titlesOf(journeys, 'demo'))
  expect(onTheDemo.size).toBeGreaterThan(70)
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
