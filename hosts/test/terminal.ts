import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { waitUntilReady } from './spawn-heraia.ts'

export interface Terminal {
  /** What stands in it. */
  said(): string
  /** The signal reaches everything that runs in it, as from a keyboard. */
  ctrlC(): void
  /** Settles when the prompt is back. */
  ended: Promise<void>
  /** Whether anything of it still runs. */
  isBusy(): boolean
}

/** Somebody types `npm start` in a terminal; resolves when it answers. */
export async function typesNpmStart({ dataDir, port }: { dataDir: string; port: number }): Promise<Terminal> {
  const settings = { DEMO: 'off', NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  // A group of its own, as a terminal gives each command.
  const npm = spawn('npm', ['start', '--no-update-notifier'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const output of [npm.stdout, npm.stderr]) {
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const ended = new Promise<void>((done) => npm.once('close', () => done()))
  const tell = (signal: NodeJS.Signals | 0) => process.kill(-(npm.pid ?? 0), signal)
  await waitUntilReady(npm, `http://localhost:${port}`, () => said)
  return {
    said: () => said,
    ctrlC: () => void tell('SIGINT'),
    ended,
    isBusy: () => {
      try {
        return tell(0)
      } catch {
        return false
      }
    },
  }
}
