import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { webFolder } from './web.ts'

const root = resolve(webFolder, '..')
const sources = ['web', 'ui', 'contract', 'package-lock.json']
const stampFile = join(webFolder, 'dist', 'built-from')

/** Builds the web when its sources, those of its parts or the libraries have changed since the last build. */
export async function buildIfNeeded(say: (line: string) => void): Promise<void> {
  const wanted = await fingerprint()
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
  if (built === wanted) return
  say('Building the site, once after each change of its sources …')
  await vite(['build'])
  await vite(['build', '--ssr', 'src/entry-server.tsx'])
  await writeFile(stampFile, wanted)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesOf))).flat().toSorted()) {
    hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(name: string): Promise<string[]> {
  const path = join(root, name)
  if (name.includes('.')) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.filter((file) => !/[\\/](dist|node_modules)[\\/]|\.test\.tsx?$/.test(file))
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
