import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  /** undefined: Playwright looks for its own. */
  executablePath: string | undefined
  args: string[]
}

/** Where the package's Chromium is unpacked, once; a folder of ours, so that no other copy stands in its way. */
const FOLDER = fileURLToPath(new URL('../../.cache/chromium', import.meta.url))

/**
 * CHROME_PATH where it is set; where the npm package has a Chromium (null), that one; elsewhere Playwright's own
 * (`npx playwright install chromium`).
 */
export function browserOf(
  machine: Pick<NodeJS.Process, 'platform' | 'arch'>,
  given: string | undefined,
): Browser | null {
  if (given) return { executablePath: given, args: ['--no-sandbox'] }
  // It is built for one kind of machine; on another it would be unpacked, and not start.
  const isInPackage = machine.platform === 'linux' && machine.arch === 'x64'
  return isInPackage ? null : { executablePath: undefined, args: [] }
}

/**
 * The package was made for a cloud function: told that it runs in one, it also unpacks the system libraries that a bare
 * machine lacks, and points LD_LIBRARY_PATH at them.
 */
export async function findChromium(): Promise<Browser> {
  const other = browserOf(process, process.env.CHROME_PATH)
  if (other) return other
  mkdirSync(FOLDER, { recursive: true })
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV }
  process.env.TMPDIR = FOLDER
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    process.env.FONTCONFIG_FILE = fontSettings(FOLDER)
    return { executablePath, args: [...chromium.args.filter(isForMachines), ...QUIET] }
  } finally {
    restore('TMPDIR', before.TMPDIR)
    restore('AWS_EXECUTION_ENV', before.AWS_EXECUTION_ENV)
  }
}

/**
 * The package's own settings look for its letters where a cloud function has them. Without any, Chromium ends at the
 * first letter that the site's fonts lack; with the machine's, each machine would draw another page.
 */
function fontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf')
  // A browser may be reading it.
  if (existsSync(file)) return file
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  ]
  writeFileSync(file, lines.join('\n'))
  return file
}

/**
 * One process a browser is for cloud functions: pages must be able to crash and close alone. Drawing by a software
 * GPU inside the browser's process crashed two starts of five.
 */
const FOR_CLOUD_FUNCTIONS =
  /^--(single-process|no-zygote|headless|window-size|disable-web-security|disable-site-isolation|allow-running|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu)/

const isForMachines = (arg: string): boolean => !FOR_CLOUD_FUNCTIONS.test(arg)

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
