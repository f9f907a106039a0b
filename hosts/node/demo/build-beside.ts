import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../commands/build-demo.ts', import.meta.url))

/** While the site answers already: a process of its own, behind all others, that ends with this one. */
export function buildDemoBeside(): void {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.unref()
  child.once('error', () => {})
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  process.once('exit', () => child.kill())
}
