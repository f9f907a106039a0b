import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const virtualId = 'virtual:client-assets'

/**
 * Gives the server bundle the names of the client's files, so that whoever starts it needs no manifest.
 * In development the names are those of the source, which Vite serves itself.
 */
export function clientAssets(): Plugin {
  let dev = true
  let root = ''
  return {
    name: 'heraia:client-assets',
    configResolved(config) {
      dev = config.command === 'serve'
      root = config.root
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const assets = dev ? developmentAssets : await builtAssets(join(root, 'dist/client/.vite/manifest.json'))
      return `export default ${JSON.stringify(assets)}`
    },
  }
}

const developmentAssets = {
  scripts: ['/@vite/client', '/src/entry-client-dev.ts'],
  styles: ['/src/styles.css'],
  titleFont: null,
  preloads: [],
  still: null,
  words: null,
  pages: {},
}

/** Of the letters that nearly all titles have. */
const TITLE_FONT = '/bricolage-grotesque-latin.woff2'

async function builtAssets(manifestPath: string) {
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'))
  const entry = collect(manifest, 'src/entry-client.tsx')
  const pageKeys = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
  const pages = pageKeys.map((key) => {
    const page = collect(manifest, key)
    const name = key.slice('src/pages/'.length, -'-page.tsx'.length)
    return [name, { scripts: without(page.scripts, entry.scripts), styles: without(page.styles, entry.styles) }]
  })
  const [first, ...preloads] = entry.scripts
  const still = `/${manifest['src/entry-still.ts']?.file}`
  const words = `/${manifest['src/entry-words.ts']?.file}`
  const titleFont = Object.entries(manifest).find(([key]) => key.endsWith(TITLE_FONT))?.[1]
  if (!titleFont) throw new Error(`${TITLE_FONT} is not among what was built.`)
  return {
    scripts: [first],
    styles: entry.styles,
    titleFont: `/${titleFont.file}`,
    preloads,
    still,
    words,
    pages: Object.fromEntries(pages),
  }
}

/** A chunk's own file first, then all that it imports at once. */
function collect(manifest: Manifest, key: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((imported) => collect(manifest, imported, seen))
  return {
    scripts: [`/${chunk.file}`, ...below.flatMap((part) => part.scripts)],
    styles: [...(chunk.css ?? []).map((file) => `/${file}`), ...below.flatMap((part) => part.styles)],
  }
}

const without = (files: string[], known: string[]) => files.filter((file) => !known.includes(file))
