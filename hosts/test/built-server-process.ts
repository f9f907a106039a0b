import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '../..')
/** Always the same: what Node compiled of it is known at the next start. */
const folder = join(root, '.cache/server-process')

/** Of many small modules each. Other libraries are loaded as they are. */
const inOneFile = /^(@heraia|@orpc|@opentelemetry|@tus|hono|jose|kysely|srvx|zod)\b/

let built: Promise<string> | undefined

/** `server-process.ts` in few files: tests start it dozens of times, and to find 1,700 modules is half of each start. */
export function builtServerProcess(): Promise<string> {
  built ??= buildServerProcess()
  return built
}

async function buildServerProcess(): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [addressesOfSources()],
    ssr: { noExternal: [inOneFile] },
    build: {
      write: false,
      ssr: resolve(import.meta.dirname, 'server-process.ts'),
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  })
  for (const chunk of (output as Rolldown.RolldownOutput).output) {
    if (chunk.type === 'chunk') await save(join(folder, chunk.fileName), chunk.code)
  }
  return join(folder, 'server-process.js')
}

/** At once: another worker may be starting the same one. */
async function save(path: string, code: string): Promise<void> {
  const unfinished = `${path}.${crypto.randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, code)
  await rename(unfinished, path)
}

/** What looks for a file beside itself finds it where it was written. */
function addressesOfSources(): Plugin {
  return {
    name: 'heraia:addresses-of-sources',
    transform: (code, id) =>
      id.includes('/node_modules/')
        ? null
        : code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  }
}
