import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from '../node/build-if-needed.ts'
import { staticAssets } from '../node/http/static-assets.ts'
import { prepareJobs } from '../node/jobs-graphile.ts'
import { openLog } from '../node/log.ts'
import { startEmbeddedPostgres } from '../node/postgres/embedded-postgres.ts'
import { atDatabase, ensureDatabase } from '../node/postgres/ensure-database.ts'
import { migratePostgres, onPostgres } from '../node/postgres/migrate-postgres.ts'
import { readMigrations } from '../node/read-migrations.ts'
import { readSettings } from '../node/settings.ts'
import { exitOnSignals } from '../node/shutdown.ts'
import { start } from '../node/start.ts'
import type { OpenWeb, Web } from '../node/web.ts'
import { webFolder } from '../node/web-folder.ts'
import { folderInMemory } from './folder-in-memory.ts'
import type { Answer, Asked } from './open-heraia.ts'

/**
 * Several of what `npm start` runs, on one PostgreSQL: a server more costs a fifth of what a process of its own does. It ends,
 * and takes all that it made with it, when whoever started it is gone.
 */
exitOnSignals()
// From the beginning: whoever started it may be gone before the first server is there.
const isAlone = once(process, 'disconnect')
await buildIfNeeded(console.error)
const folder = await folderInMemory('heraia-servers')
const postgres = await startEmbeddedPostgres(folder, { durable: false })
const template = atDatabase(postgres.url, 'template_heraia')
await ensureDatabase(template)
await migratePostgres(template, await readMigrations())
await prepareJobs(template, openLog('warn'))

const servers = new Map<number, { stop(): Promise<void> }>()
let opened = 0
const built = pathToFileURL(join(webFolder, 'dist/server/')).href

// What draws pages keeps some of what it drew, and knows one server: each has modules of its own.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const whose = /\?server=\d+$/.exec(context.parentURL ?? '')?.[0]
    return whose && found.url.startsWith(built) ? { ...found, url: found.url + whose } : found
  },
})

const openWebOf =
  (number: number): OpenWeb =>
  async () => {
    const { render, changed } = (await import(`${built}entry-server.js?server=${number}`)) as Pick<
      Web,
      'render' | 'changed'
    >
    return {
      assets: staticAssets(join(webFolder, 'dist/client')),
      ...{ render, changed },
      before: (listener) => listener,
      close: async () => {},
    }
  }

async function open({ env }: Extract<Asked, { ask: 'open' }>): Promise<Answer> {
  opened += 1
  const number = opened
  const databaseUrl = env.DATABASE_URL ?? (await newDatabase(number))
  const settings = readSettings({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, `server-${number}`) })
  servers.set(number, await start(settings, openLog(settings.logLevel), openWebOf(number)))
  return { number, databaseUrl }
}

async function newDatabase(number: number): Promise<string> {
  const name = `heraia_${number}`
  await onPostgres(atDatabase(postgres.url, 'postgres'), ({ script }) =>
    script(`create database ${name} template template_heraia strategy file_copy`),
  )
  return atDatabase(postgres.url, name)
}

async function stop(number: number): Promise<void> {
  const server = servers.get(number)
  servers.delete(number)
  await server?.stop()
}

async function endAll(): Promise<void> {
  for (const number of servers.keys()) await stop(number)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

const answer = async (asked: Asked): Promise<Answer> => {
  if (asked.ask === 'open') return open(asked)
  await stop(asked.number)
  return {}
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (asked: Asked) => {
  last = last.then(async () => {
    const answered = await answer(asked).catch((error: unknown): Answer => ({ error: String(error) }))
    if (process.connected) process.send?.(answered)
  })
})
await isAlone
await last
await endAll()
process.exit(0)
