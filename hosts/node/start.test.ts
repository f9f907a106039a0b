import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SpawnedHeraia, spawnHeraia } from '../test/spawn-heraia.ts'
import { engineOfThisRun } from '../test/test-database.ts'
import { freePort } from './free-port.ts'

/** What `npm start` promises, on the real thing; the engine of the tests does not matter to it. */
describe.runIf(engineOfThisRun() === 'postgres')('npm start', () => {
  let dataDir: string
  let heraia: SpawnedHeraia

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'heraia-start-'))
    heraia = await spawnHeraia({ dataDir })
  }, 120_000)

  afterAll(async () => {
    await heraia?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('says where it is and how to make the first admin', () => {
    expect(heraia.logs()).toContain(heraia.url)
    expect(heraia.logs()).toContain('npm run admin -- grant EMAIL')
  })

  test('renders a page', async () => {
    const response = await fetch(heraia.url)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<div id="root">')
  })

  test('who registered is known after a kill -9 and a new start', async () => {
    expect((await register('mira@example.com')).status).toBe(200)
    await heraia.kill9()
    await startsWithin(3000)
    expect((await signIn('mira@example.com')).status).toBe(200)
  })

  test('stopped cleanly it leaves no PostgreSQL, and starts again in under three seconds with everything', async () => {
    await heraia.stop()
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    await startsWithin(3000)
    expect((await signIn('mira@example.com')).status).toBe(200)
  })

  test('a second one on the same data says so and ends, and the first goes on', async () => {
    const { code, said } = await runMain({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(said).toContain('already runs on')
    expect((await fetch(`${heraia.url}/readyz`)).status).toBe(200)
  })

  test('a setting that makes no sense is named', async () => {
    const { code, said } = await runMain({ PORT: 'many' })
    expect(code).toBe(1)
    expect(said).toContain('PORT')
  })

  async function startsWithin(milliseconds: number): Promise<void> {
    const before = performance.now()
    await heraia.startAgain()
    expect(performance.now() - before).toBeLessThan(milliseconds)
  }

  const password = 'a long enough password'
  const register = (email: string) => post('/auth/v1/signup', { email, password })
  const signIn = (email: string) => post('/auth/v1/token?grant_type=password', { email, password })
  const post = (path: string, body: object) =>
    fetch(heraia.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
})

async function runMain(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['hosts/node/main.ts'], { env: { ...process.env, ...env } })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, said }
}
