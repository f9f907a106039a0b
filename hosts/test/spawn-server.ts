import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../node/free-port.ts'
import { builtServerProcess } from './built-server-process.ts'

export interface SpawnedServer {
  url: string
  /** As a power cut for this process. */
  kill9(): Promise<void>
  /** On the same database and port; resolves when it answers. */
  startAgain(): Promise<void>
}

/** What was compiled once is there at the next start. */
const keepsCompiled = new URL('../node/require-node-24.js', import.meta.url).href

/** The server without pages as a process of its own, on a database that outlives it. Resolves when it answers. */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const serverProcess = await builtServerProcess()
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const url = `http://localhost:${port}`
  let says = ''
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--import', keepsCompiled, serverProcess], {
      env: { ...process.env, PORT: String(port), AUTH_PASSWORD_PASSES: '2', NEW_ACCOUNT_DAYS: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const hear = (chunk: Buffer) => {
      says += chunk.toString()
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    child = started
    const deadline = Date.now() + 120_000
    while (started.exitCode === null && Date.now() < deadline) {
      const isReady = await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
      if (isReady) return
      await sleep(50)
    }
    throw new Error(`The server did not start.\n${says}`)
  }

  async function kill9(): Promise<void> {
    const killed = child
    if (!killed || killed.exitCode !== null || killed.signalCode !== null) return
    const ended = new Promise<void>((done) => killed.once('exit', () => done()))
    killed.kill('SIGKILL')
    await ended
  }

  await start()
  return { url, kill9, startAgain: start }
}
