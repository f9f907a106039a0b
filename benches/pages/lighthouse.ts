import { exec } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '../lighthouse')
const itself = join(folder, 'node_modules/lighthouse')

/** Of Lighthouse what is asked here (its own types come with it, and it is not there before the first run). */
type Lighthouse = (url: string, flags: LighthouseFlags) => Promise<{ lhr: LighthouseResult } | undefined>

export interface LighthouseFlags {
  /** Of the browser's debugger. */
  port: number
  logLevel: 'error'
  onlyCategories: string[]
  ignoreStatusCode: boolean
}

export interface LighthouseResult {
  runtimeError?: { message: string }
  audits: Record<string, LighthouseAudit>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

export interface LighthouseAudit {
  title: string
  displayValue?: string
  /** 0 to 1; null where there is nothing to judge. */
  score: number | null
  numericValue?: number
  details?: object
}

/**
 * A seventh of all files that an installation of everything would bring, for one bench: so it is in a folder of its own, which
 * is installed when the bench first runs, as its package-lock.json says.
 */
export async function openLighthouse(): Promise<Lighthouse> {
  if ((await installed()) !== (await wanted())) {
    console.log('Lighthouse is installed into benches/lighthouse, once.')
    await promisify(exec)('npm ci --no-audit --no-fund', { cwd: folder })
  }
  const { default: lighthouse } = (await import(pathToFileURL(join(itself, 'core/index.js')).href)) as {
    default: Lighthouse
  }
  return lighthouse
}

async function wanted(): Promise<string | undefined> {
  const { dependencies } = await readPackage<{ dependencies: Record<string, string> }>(folder)
  return dependencies.lighthouse
}

const installed = (): Promise<string | null> =>
  readPackage<{ version: string }>(itself).then(
    ({ version }) => version,
    () => null,
  )

const readPackage = async <Package>(at: string): Promise<Package> =>
  JSON.parse(await readFile(join(at, 'package.json'), 'utf8')) as Package
