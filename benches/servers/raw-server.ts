import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import pg from 'pg'
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
app.get('/sql/:question', async (c) => {
  const variants = script.questions[c.req.param('question')] ?? []
  turn += 1
  const statements = variants[turn % variants.length] ?? []
  const answers: unknown[] = []
  for (const { name, text, values } of statements) answers.push((await pool.query({ name, text, values })).rows)
  return c.json(answers)
})

const server = serve({ fetch: app.fetch, port: script.port, hostname: '127.0.0.1' }, () =>
  process.stdout.write('ready\n'),
)
// It ends with whoever started it, however that ended.
process.stdin.resume().once('close', () => {
  server.close()
  void pool.end().then(() => process.exit(0))
})
