import { generateKeyPairSync, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import pg from 'pg'
import { bareMessage } from '../questions/bare-message.ts'
import type { RawScript } from './raw-script.ts'

/**
 * The limit: the same SQL by the raw driver behind Hono, without sessions, rules, views or checks of any kind. A
 * process of its own, started by start-raw-server.ts.
 */
const [scriptFile = ''] = process.argv.slice(2)
const script = JSON.parse(await readFile(scriptFile, 'utf8')) as RawScript
const pool = new pg.Pool({ connectionString: script.databaseUrl, max: 16 })

const app = new Hono()
app.get('/empty', (c) => c.json({ ok: true }))
app.get('/metrics', (c) => {
  const { user, system } = process.cpuUsage()
  return c.text(`process_cpu_seconds_total ${(user + system) / 1e6}\n`)
})
app.get('/verify', async (c) => c.json({ ok: await verify(script.passwordHash, script.password) }))

let turn = 0
async function answersTo(question: string): Promise<unknown[]> {
  const variants = script.questions[question] ?? []
  turn += 1
  const statements = variants[turn % variants.length] ?? []
  const answers: unknown[] = []
  for (const { name, text, values } of statements) answers.push((await pool.query({ name, text, values })).rows)
  return answers
}
app.get('/sql/:question', async (c) => c.json(await answersTo(c.req.param('question'))))

/** The same, and an access token beside it, which costs more than the rest of a small request. */
const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
app.get('/signed/:question', async (c) => {
  const answers = await answersTo(c.req.param('question'))
  return c.json({ answers, token: sign('sha256', Buffer.from(JSON.stringify(answers)), key).toString('base64url') })
})

/** A message, and a line of it on the other person's stream, where that is open. */
const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>()
const bytes = new TextEncoder()
app.get('/stream/:person', (c) => {
  const person = c.req.param('person')
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      streams.set(person, controller)
      controller.enqueue(bytes.encode('event: hello\n\n'))
    },
    cancel: () => void streams.delete(person),
  })
  return c.body(stream, 200, { 'content-type': 'text/event-stream' })
})
app.get('/message/:conversation/:from/:to/:id', async (c) => {
  const { conversation, from, to, id } = c.req.param()
  await pool.query({ name: 'message', text: bareMessage, values: [conversation, from, to, id] })
  streams.get(to)?.enqueue(bytes.encode(`event: message.new\ndata: {"id":"${id}"}\n\n`))
  return c.json({ id })
})

// As the product's: on a busy machine a side waits longer for its turn than the default keeps a connection.
const serverOptions = { keepAliveTimeout: 65_000 }
const server = serve({ fetch: app.fetch, port: script.port, hostname: '127.0.0.1', serverOptions }, () =>
  process.stdout.write('ready\n'),
)
// It ends with whoever started it, however that ended.
process.stdin.resume().once('close', () => {
  server.close()
  void pool.end().then(() => process.exit(0))
})
