import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Manifest, type Plugin } from 'vite'
import { webFolder } from '../web-folder.ts'

const browserHost = resolve(import.meta.dirname, '../../browser')

/** The pages, their worker and their service worker. Addresses in them are relative: the folder may lie anywhere. */
export async function buildPages(outDir: string): Promise<Manifest> {
  // The bundler's libraries ask for it.
  process.env.NODE_ENV = 'production'
  // PGlite's own code makes the bundler warn of parts that a browser never runs.
  const common = { logLevel: 'error', configLoader: 'native' } as const
  await build({
    ...common,
    configFile: join(webFolder, 'vite.config.ts'),
    mode: 'demo',
    base: './',
    plugins: [demoHost(), withoutUnusedEngines()],
    worker: {
      format: 'es',
      plugins: () => [withoutUnusedEngines()],
      rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: [begin, database, server] } } },
    },
    build: { outDir },
  })
  await build({
    ...common,
    configFile: false,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(browserHost, 'service-worker.ts'),
        output: { entryFileNames: 'sw.js' },
      },
    },
  })
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
}

/**
 * All that the tab with the database runs, in two files: it waits for none that it learns of from another. PGlite has
 * an `eval`, so names in its file stay long. What the worker starts with stays out of both: the engine is on its way
 * before they are read, and a tab that has no database reads neither.
 */
const begin = { name: 'begin', test: /browser\/worker\.ts$|rolldown\/runtime/, priority: 2 }
const database = { name: 'database', test: /browser\/database\/open-database\.ts$/, priority: 1 }
const server = { name: 'server', test: /browser\/open-demo\.ts$/ }

/** A .gz would be taken for a compressed file of another name, by our own server too. */
const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some((name) => name.endsWith('.gz')) ? 'assets/[name]-[hash].bin' : 'assets/[name]-[hash][extname]'

/** What web/src/entry-demo.ts and entry-demo-pages.ts begin with lies in this workspace. */
function demoHost(): Plugin {
  return {
    name: 'heraia:demo-host',
    resolveId: (id) => {
      if (id === 'virtual:demo-host') return join(browserHost, 'page/begin-demo.ts')
      return id === 'virtual:demo-worker' ? join(browserHost, 'page/start-worker.ts') : undefined
    },
  }
}

/** PGlite is given its engine (hosts/browser/worker/fetch-engine.ts); the ones that it would fetch itself stay out. */
function withoutUnusedEngines(): Plugin {
  const engines = /new URL\("(?:\.\/)?(?:pglite\.wasm|pglite\.data|initdb\.wasm)",\s*import\.meta\.url\)/g
  return {
    name: 'heraia:without-unused-engines',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('pglite')) return
      return engines.test(code) ? { code: code.replace(engines, 'new URL("about:blank")'), map: null } : undefined
    },
  }
}
