import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { webFolder } from './web-folder.ts'

const sources = ['web', 'ui', 'contract', 'package-lock.json']
const stampFile = join(webFolder, 'dist', 'built-from')

/** Builds the web when its sources, those of its parts or the libraries have changed since the last build. */
export async function buildIfNeeded(say: (line: string) => void): Promise<void> {
  const wanted = fingerprint(sources)
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
  if (built === wanted) return
  // The bundler takes what follows for a question or a part, and does not find its files.
  if (/[#?]/.test(webFolder))
    throw new Error(`The site cannot be built where a path has # or ?: ${webFolder}. Move it.`)
  say('Building the site, once after each change of its sources …')
  // A build that fails has emptied the folder, also of what was built from the sources that somebody goes back to.
  await rm(stampFile, { force: true })
  await vite(['build'])
  await vite(['build', '--ssr', 'src/entry-server.tsx'])
  await writeFile(stampFile, wanted)
}

/** In a process of its own: the bundler's memory goes when it ends. */
async function vite(args: string[]): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json')
  const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: { vite: string } }
  const child = spawn(
    process.execPath,
    [join(dirname(manifest), bin.vite), ...args, '--configLoader', 'native', '--logLevel', 'warn'],
    {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The site could not be built.'))))
  })
}
