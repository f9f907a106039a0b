import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../node/free-port.ts'

export interface OpenHeraia {
  url: string
  port: number
  /** Of its database. */
  databaseUrl: string
  stop(): Promise<void>
}

export type Asked = { ask: 'open'; env: Record<string, string> } | { ask: 'stop'; number: number }

export interface Answer {
  number?: number
  databaseUrl?: string
  error?: string
}

interface OpenOptions {
  /** Default: a free one. */
  port?: number
  /** Of a server that is open: beside it, on the same. Default: a new one. */
  databaseUrl?: string
  env?: Record<string, string>
}

/**
 * What `npm start` runs, with settings and a database of its own, in one process with all others that this process opens.
 * Whatever is to be killed, or is about the start itself, is spawned instead (`spawn-heraia.ts`).
 */
export async function openHeraia({ port, databaseUrl, env }: OpenOptions = {}): Promise<OpenHeraia> {
  const chosen = port ?? (await freePort())
  const settings = { DEMO: 'off', NEW_ACCOUNT_DAYS: '0', NODE_ENV: 'production', PORT: String(chosen), ...env }
  const opened = await ask({ ask: 'open', env: databaseUrl ? { ...settings, DATABASE_URL: databaseUrl } : settings })
  const { number = 0 } = opened
  return {
    url: `http://localhost:${chosen}`,
    port: chosen,
    databaseUrl: opened.databaseUrl ?? '',
    stop: async () => void (await ask({ ask: 'stop', number })),
  }
}

const serversProcess = fileURLToPath(new URL('servers-process.ts', import.meta.url))
/** What was compiled once is there at the next start. */
const keepsCompiled = new URL('../node/require-node-24.js', import.meta.url).href

let child: ChildProcess | undefined
let before: Promise<unknown> = Promise.resolve()

/** One question after the other. */
function ask(asked: Asked): Promise<Answer> {
  const answered = before.then(() => askNow(asked))
  before = answered.catch(() => {})
  return answered
}

async function askNow(asked: Asked): Promise<Answer> {
  const { process: there, said } = started()
  there.ref()
  there.channel?.ref()
  const ended = new AbortController()
  there.send(asked)
  const gone = once(there, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`The servers ended.\n${said()}`)
  })
  const [answer] = (await Promise.race([once(there, 'message', { signal: ended.signal }), gone]).finally(() => {
    gone.catch(() => {})
    ended.abort()
    // It keeps nobody up: when this process ends it hears so, and ends.
    there.unref()
    there.channel?.unref()
  })) as [Answer]
  if (answer.error) throw new Error(`Heraia did not start.\n${answer.error}\n${said()}`)
  return answer
}

let says = ''

function started(): { process: ChildProcess; said: () => string } {
  child ??= spawnServers()
  return { process: child, said: () => says }
}

function spawnServers(): ChildProcess {
  const spawned = spawn(process.execPath, ['--import', keepsCompiled, serversProcess], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const output of [spawned.stdout, spawned.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      says += chunk.toString()
    })
    // A stream of a process that keeps nobody up.
    if (output && 'unref' in output) (output.unref as () => void)()
  }
  return spawned
}
