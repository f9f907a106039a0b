import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@heraia/server/ports'
import { fingerprint } from '../fingerprint.ts'
import { webFolder } from '../web-folder.ts'
import { buildPages } from './build-pages.ts'
import { demoFolder, isBuilt } from './demo-folder.ts'
import { FOR_TESTS, isForTests } from './for-tests.ts'
import { indexPage, type Place } from './index-page.ts'
import { neverBlank, neverBlankPath } from './never-blank.ts'
import { writeContents } from './write-contents.ts'
import { writeEngine } from './write-engine.ts'

const stampFile = join(webFolder, 'dist', 'demo-built-from')
const sources = ['web', 'ui', 'contract', 'database', 'server', 'hosts', 'content', 'package-lock.json']
const cache = join(webFolder, 'dist/demo-cache')

/** Writes a folder of files that is the whole product: any static host can serve it below `place.base`. */
export async function buildDemo(place: Place, log: Log): Promise<void> {
  const manifest = await buildPages(demoFolder)
  const [files] = await Promise.all([writeEngine(demoFolder, cache), writeContents(demoFolder, log)])
  const page = indexPage(manifest, files, place)
  await Promise.all([
    writeFile(join(demoFolder, 'index.html'), page),
    // Hosts that know no other fallback send it for every address that is no file.
    writeFile(join(demoFolder, '404.html'), page),
    writeFile(join(demoFolder, neverBlankPath), neverBlank),
    rm(join(demoFolder, '.vite'), { recursive: true }),
  ])
}

/** Builds it for the first address of a host, unless that was done since anything changed; it is moved when it is served. */
export async function buildDemoIfNeeded(say: (line: string) => void, log: Log): Promise<void> {
  const asOfNow = fingerprint(sources)
  const wanted = isForTests() ? `${asOfNow} ${FOR_TESTS}` : asOfNow
  const built = isBuilt() ? await readFile(stampFile, 'utf8').catch(() => '') : ''
  if (built === wanted || built === asOfNow) return
  say('Building the demo: the pages, a database with made-up people, all of it compressed …')
  await rm(stampFile, { force: true })
  await buildDemo({ base: '/', site: null }, log)
  await writeFile(stampFile, wanted)
}
