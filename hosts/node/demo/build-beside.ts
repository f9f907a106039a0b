import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../commands/build-demo.ts', import.meta.url))
const ENDS_WITH_INPUT = '--ends-with-its-input'

/** While the site answers already: a process of its own, behind all others, that ends with this one. */
export function buildDemoBeside(): void {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, ENDS_WITH_INPUT], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.unref()
  // Its input ends when this process does, however that ends: nobody can catch a kill -9.
  if (child.stdin instanceof Socket) child.stdin.unref()
  child.once('error', () => {})
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  process.once('exit', () => child.kill())
}

/** In that process: two that build at the same time would write into the same folder. */
export function endWithInput(): void {
  if (!process.argv.includes(ENDS_WITH_INPUT)) return
  process.stdin.once('close', () => process.exit(1)).resume()
  if (process.stdin instanceof Socket) process.stdin.unref()
}
