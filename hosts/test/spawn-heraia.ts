import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../node/free-port.ts'

export interface SpawnedHeraia {
  url: string
  port: number
  /** Of its process now. */
  pid(): number
  /** What it has said so far, both outputs, all starts. */
  logs(): string
  /** As a power cut for this process; its PostgreSQL lives on and the next start on the same folder takes it over. */
  kill9(): Promise<void>
  /** As the system, as closing the terminal, or as Ctrl-C: resolves to its exit code when everything is closed. */
  stop(signal?: 'SIGTERM' | 'SIGHUP' | 'SIGINT'): Promise<number | null>
  /** Once more; waits for nothing. */
  ctrlC(): void
  /** On the same folder and port; resolves when it answers. */
  startAgain(): Promise<void>
}

export interface SpawnOptions {
  dataDir: string
  /** Default: a free one. */
  port?: number
  env?: Record<string, string>
  /** Of package.json. */
  script?: 'start' | 'dev'
}

/** What `npm start` runs, or `npm run dev`, as a process of its own; resolves when it answers. */
export async function spawnHeraia({ dataDir, port, env, script = 'start' }: SpawnOptions): Promise<SpawnedHeraia> {
  const chosen = port ?? (await freePort())
  const url = `http://localhost:${chosen}`
  // What is built stays as it is: tests of the demo build it first.
  const kind = script === 'start' ? { NODE_ENV: 'production' } : { NODE_ENV: 'development' }
  const environment = { DEMO: 'off', NEW_ACCOUNT_DAYS: '0', ...kind, PORT: String(chosen), DATA_DIR: dataDir, ...env }
  let logs = ''
  const hear = (chunk: Buffer) => {
    logs += chunk.toString()
  }
  let child = spawnScript(script, environment, hear)
  await waitUntilReady(child, url, () => logs)
  return {
    url,
    port: chosen,
    pid: () => child.pid ?? 0,
    logs: () => logs,
    kill9: async () => void (await end(child, 'SIGKILL')),
    stop: (signal = 'SIGTERM') => end(child, signal),
    ctrlC: () => void child.kill('SIGINT'),
    startAgain: async () => {
      child = spawnScript(script, environment, hear)
      await waitUntilReady(child, url, () => logs)
    },
  }
}

const root = resolve(import.meta.dirname, '../..')

type Script = NonNullable<SpawnOptions['script']>

/** What stands in package.json, after `node`. */
function argumentsOf(script: Script): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<Script, string>
  }
  return scripts[script].split(' ').slice(1)
}

function spawnScript(script: Script, environment: Record<string, string>, hear: (chunk: Buffer) => void): ChildProcess {
  const child = spawn(process.execPath, argumentsOf(script), {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  child.kill(signal)
  return ended
}

/** The first start also builds the site: that may take a minute. */
export async function waitUntilReady(child: ChildProcess, url: string, logs: () => string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (child.exitCode === null && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  await end(child, 'SIGKILL')
  throw new Error(`Heraia did not start.\n${logs()}`)
}
