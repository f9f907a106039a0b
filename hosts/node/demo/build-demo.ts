import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@heraia/server/ports'
import { webFolder } from '../web.ts'
import { buildPages } from './build-pages.ts'
import { indexPage, type Place, tooOld } from './index-page.ts'
import { writeContents } from './write-contents.ts'
import { writeEngine } from './write-engine.ts'

export const demoFolder = join(webFolder, 'dist/demo')
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
    writeFile(join(demoFolder, 'too-old.js'), tooOld),
    rm(join(demoFolder, '.vite'), { recursive: true }),
  ])
}
