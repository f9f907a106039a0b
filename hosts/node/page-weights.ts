import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { webFolder } from './web-folder.ts'

/** What Vite writes about each file that it built. */
type Manifest = Record<string, { file: string; imports?: string[] }>

export interface PageWeight {
  page: string
  /** Bytes of JavaScript, compressed with Brotli as they travel, when everything that the page begins with is here. */
  bytes: number
  most: number
}

/**
 * A page loads a kilobyte by itself, and words little more when they are touched (decision 0025). This is the
 * whole application on it: for who is signed in, and after the first touch of a screen.
 */
const MOST_BYTES: Record<string, number> = {
  home: 110_000,
  learn: 120_000,
  article: 121_500,
  about: 120_000,
  careers: 125_000,
  press: 120_000,
  contact: 125_000,
  privacy: 120_000,
  login: 131_000,
  search: 130_000,
  athletes: 130_000,
  marketplace: 140_000,
}

/** Of the one script that these pages load by themselves. */
const MOST_STILL_BYTES = 1200

/** Of it and what words fetch when they are touched. */
const MOST_WORDS_BYTES = 3000

const clientFolder = join(webFolder, 'dist', 'client')
const entry = 'src/entry-client.tsx'
const still = 'src/entry-still.ts'
const words = 'src/entry-words.ts'

/** The script that still pages load, and each page with all that its first touch fetches. */
export async function weighPages(): Promise<PageWeight[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'))
  const weigh = async (...keys: string[]) => {
    const files = new Set(keys.flatMap((key) => filesOf(manifest, key)))
    const sizes = await Promise.all([...files].map((file) => stat(join(clientFolder, `${file}.br`))))
    return sizes.reduce((sum, { size }) => sum + size, 0)
  }
  const pages = Object.entries(MOST_BYTES).map(async ([page, most]) => {
    const bytes = await weigh(still, entry, `src/pages/${page}-page.tsx`)
    return { page, bytes, most }
  })
  return [
    { page: 'before a touch', bytes: await weigh(still), most: MOST_STILL_BYTES },
    { page: 'words when touched', bytes: await weigh(still, words), most: MOST_WORDS_BYTES },
    ...(await Promise.all(pages)),
  ]
}

/** A file and all that it needs at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}
