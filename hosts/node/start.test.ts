import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SpawnedHeraia, spawnHeraia } from '../test/spawn-heraia.ts'
import { typesNpmStart } from '../test/terminal.ts'
import { engineOfThisRun } from '../test/test-database.ts'
import { freePort } from './free-port.ts'
import { openDatabase } from './open-database.ts'
import { addressOfRunning } from './postgres/address-of-running.ts'
import { readPostmasterFile } from './postgres/postmaster-file.ts'

/**
 * What `npm start` promises, on the real thing; the engine of the tests does not matter to it. A start costs seconds of a core:
 * what ends it in one test is what the next one starts after. That it goes on with everything after a kill -9 is in uploads.test.ts.
 */
describe.runIf(engineOfThisRun() === 'postgres')('npm start', () => {
  let dataDir: string
  let heraia: SpawnedHeraia

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'heraia-start-'))
    heraia = await spawnHeraia({ dataDir, env: { AUTH_RATE_RECOVER: '3' } })
  }, 120_000)

  afterAll(async () => {
    await heraia?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test.runIf(process.platform === 'linux')('it gives memory back, and its PostgreSQL goes its own ways', async () => {
    const postgres = String(readPostmasterFile(join(dataDir, 'postgres'))?.pid)
    const parent = (await readFile(`/proc/${postgres}/stat`, 'utf8')).split(') ')[1]?.split(' ')[1] ?? ''
    const toldTo = async (pid: string) => (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0')
    expect(await toldTo(parent)).toContain('MALLOC_ARENA_MAX=2')
    expect((await toldTo(postgres)).filter((each) => each.startsWith('MALLOC_'))).toEqual([])
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

  test('what an operator says of the site is on the next page that is drawn', async () => {
    const links = async () => {
      const page = await (await fetch(`${heraia.url}/about`, { headers: { cookie: 'heraia_language=en' } })).text()
      const list = /<ul aria-label="Social networks".*?<\/ul>/.exec(page)?.[0] ?? ''
      return Array.from(list.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g), ([, href, name]) => [name, href])
    }
    expect(await links()).toEqual([])
    const there = [
      { network: 'Instagram', url: 'https://www.instagram.com/heraia.example' },
      { network: 'Mastodon', url: 'https://sport.example/@heraia' },
    ]
    await operator('site', 'set', 'social_links', JSON.stringify(there))
    await expect.poll(links).toEqual(there.map(({ network, url }) => [network, url]))
  })

  test('who chose Spanish reads each public screen in Spanish from the server', async () => {
    const data = { name: 'Vera Brandt', role: 'fan', terms_version: '1' }
    const { access_token: token } = (await (await register('vera@example.com', data)).json()) as {
      access_token: string
    }
    const postId = '01890a5d-ac96-774b-bcce-b302099a8057'
    const published = await fetch(`${heraia.url}/api/posts/${postId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Primera carrera' }),
    })
    expect(published.status).toBe(200)
    const reads = async (path: string) => {
      const response = await fetch(heraia.url + path, { headers: { cookie: 'heraia_language=es' } })
      const page = await response.text()
      const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(page) ?? []
      const words = page.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
      return { status: response.status, page, words, heading: heading.replace(/<[^>]+>/g, '') }
    }
    for (const [path, heading, said] of [
      ['/', 'Tu deporte. Tu gente.', 'Crea tu cuenta'],
      ['/search', 'Descubre atletas y profesionales', 'Nombre'],
      ['/athletes', 'Conecta con atletas de élite', 'Nombre'],
      ['/profile/vera-brandt', 'Vera Brandt', 'Aficionada'],
      [`/post/${postId}`, 'Publicación de Vera Brandt', 'Primera carrera'],
    ] as const) {
      const { status, page, ...read } = await reads(path)
      expect([path, status, read.heading]).toEqual([path, 200, heading])
      expect(page).toContain('<html lang="es"')
      expect(read.words).toContain(said)
    }
    const nowhere = await reads('/no-such-place')
    expect([nowhere.status, nowhere.heading]).toEqual([404, 'Página no encontrada'])
  })

  test('what is not there below an address that is says so as any other does: in Spanish until she chooses, with its title', async () => {
    for (const path of ['/no-such-place', '/learn/none', '/careers/none', '/press/none']) {
      const response = await fetch(heraia.url + path)
      const page = await response.text()
      expect([path, response.status, /<title>(.*?) \|/.exec(page)?.[1]]).toEqual([path, 404, 'Página no encontrada'])
      expect(page).toContain('noindex')
    }
    const english = await fetch(`${heraia.url}/learn/none`, { headers: { cookie: 'heraia_language=en' } })
    expect(await english.text()).toMatch(/<title>Page not found \|/)
    const ofSettings = ['', '/security', '/privacy', '/none', '/security/none'].map((part) => `/settings${part}`)
    const statuses = await Promise.all(ofSettings.map(async (path) => (await fetch(heraia.url + path)).status))
    expect(statuses).toEqual([200, 200, 200, 404, 404])
  })

  test('where no mail waits, the operator is told so', async () => {
    expect(await operator('outbox')).toBe('No mail waits.\n')
  })

  test('what would have been mailed is shown to the operator, the newest last', async () => {
    const url = (await addressOfRunning(dataDir)) ?? ''
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    const comes = async (email: string) =>
      (await database.query('select from outbox_mails where to_address = $1', [email])).rowCount
    // Of this try: those of one before are there still.
    const [lia = '', ola = '', eva = ''] = ['lia', 'ola', 'eva'].map((name) => `${name}-${Date.now()}@example.com`)
    for (const email of [lia, ola, eva]) {
      await register(email)
      expect((await post('/auth/v1/otp', { email, create_user: false })).status).toBe(200)
      try {
        await expect.poll(() => comes(email), { timeout: 60_000 }).toBe(1)
      } catch (error) {
        throw new Error(`No mail came. The server says:\n${heraia.logs()}`, { cause: error })
      }
    }
    await database.end()
    const shown = await operator('outbox', '2')
    const to = Array.from(shown.matchAll(/^── .* to (.+)$/gm), ([, address]) => address)
    expect(to).toEqual([ola, eva])
    expect(shown.match(/^\d{6}$/gm)).toHaveLength(2)
  })

  test('no address breaks a page, and no text that people wrote runs in one', async () => {
    const script = '</script><script>alert(1)</script>'
    const data = { name: script, role: 'fan', terms_version: '1' }
    expect((await register('script@example.com', data)).status).toBe(200)
    const asked = encodeURIComponent(script)
    const paths = [`/search?q=${asked}`, '/search?q=alert', '/athletes', `/feed?tag=${asked}`, `/profile/${asked}`]
    paths.push('/profile/script-script-alert-1-script', `/login?next=${asked}`, `/reset-password?email=${asked}`)
    paths.push(`/messages/${asked}?q=${asked}`, `/post/${asked}`, `/${asked}`, `/settings/${asked}`, `/?${asked}=1`)
    paths.push('/search?q=%', '/search?q=%00', '/search?role=x&limit=-1', '/search?q=a&q=b&verified=maybe')
    paths.push('/%', '/%00', '/%ff', '/profile/%E0%A4%A', '/..%2f..%2fetc/passwd', `/${'a'.repeat(5000)}`, '/__proto__')
    paths.push(`/profile/${'x'.repeat(100)}`, '/post/x', `/feed?tag=%00`, `/search?q=${'x'.repeat(99)}%F0%9F%92%AA`)
    for (const path of paths) {
      const response = await fetch(heraia.url + path, {
        headers: { cookie: `heraia-language=${asked}; theme=${asked}; %` },
      })
      const text = await response.text()
      expect([path, response.status < 500, text.includes('<script>alert')]).toEqual([path, true, false])
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    }
    expect(heraia.logs()).not.toContain('could not be decoded')
  })

  test('PostgreSQL is killed the moment after: what was written is there, and who refreshed stays signed in', async () => {
    const forgets = async (n: number) => (await post('/auth/v1/recover', { email: `nobody${n}@example.com` })).status
    for (let n = 0; n < 2; n += 1) expect(await forgets(n)).toBe(200)
    const refresh = async (refresh_token: string) => {
      const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
      return { status: answer.status, ...((await answer.json()) as { refresh_token: string }) }
    }
    let { refresh_token: newest } = await (await register('dana@example.com')).json()
    for (let turn = 0; turn < 2; turn += 1) newest = (await refresh(newest)).refresh_token
    process.kill(readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')
    await expect.poll(async () => (await signIn('dana@example.com')).status, { timeout: 30_000 }).toBe(200)
    expect(heraia.logs()).toMatch(/PostgreSQL is gone, and is started again(.|\n)*PostgreSQL runs again/)
    const next = await refresh(newest)
    expect(next.status).toBe(200)
    expect((await refresh(next.refresh_token)).status).toBe(200)
    // Limits go on where they were.
    expect([await forgets(2), await forgets(3)]).toEqual([200, 429])
  })

  test('a second one on the same data says so and ends, by whatever path it came there, and the first goes on', async () => {
    const link = `${dataDir}-link`
    await rm(link, { force: true })
    await symlink(dataDir, link, 'junction')
    const { code, said } = await runMain({ DATA_DIR: link, PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(said).toContain('already runs on')
    await rm(link)
    expect(hasPostgres()).toBe(true)
    expect((await fetch(`${heraia.url}/readyz`)).status).toBe(200)
  })

  test('stopped cleanly it leaves no PostgreSQL and complains of nothing', async () => {
    const said = heraia.logs().length
    expect(await heraia.stop('SIGTERM')).toBe(0)
    expect(hasPostgres()).toBe(false)
    expect(heraia.logs().slice(said)).not.toContain('terminating connection')
  })

  test.skipIf(process.platform === 'win32')('Ctrl-C in the middle of a command leaves no PostgreSQL', async () => {
    const file = ['--import', './hosts/node/require-node-24.js', 'hosts/node/commands/samples.ts', '--add']
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    const command = spawn(process.execPath, file, { env })
    const ended = once(command, 'exit')
    await expect.poll(() => readPostmasterFile(join(dataDir, 'postgres'))?.ready, { timeout: 15_000 }).toBe(true)
    command.kill('SIGINT')
    expect((await ended)[0]).toBe(130)
    await expect.poll(hasPostgres).toBe(false)
  })

  test.skipIf(process.platform === 'win32')(
    'it starts again with everything; Ctrl-C in a terminal ends streams, then everything, in peace',
    async () => {
      const terminal = await typesNpmStart({ dataDir, port: heraia.port })
      const { access_token: token } = (await (await signIn('dana@example.com')).json()) as { access_token: string }
      const stream = await fetch(`${heraia.url}/events`, { headers: { authorization: `Bearer ${token}` } })
      expect(stream.status).toBe(200)
      terminal.ctrlC()
      // Once more for the same keystroke, as where npm passes it on to its script.
      await sleep(20)
      terminal.ctrlC()
      // To its end, not until it breaks.
      await stream.text()
      await terminal.ended
      expect([terminal.isBusy(), hasPostgres()]).toEqual([false, false])
      expect(terminal.said().split('Heraia is at')[1]).toMatch(/Stopping …\s*$/)
    },
  )

  test('a second Ctrl-C waits for nobody, and leaves no PostgreSQL either', async () => {
    await heraia.stop()
    await heraia.startAgain()
    const unfinished = await beginsToWrite()
    let code: number | null | undefined
    void heraia.stop('SIGINT').then((ended) => {
      code = ended
    })
    await expect.poll(() => (code === undefined && heraia.ctrlC(), code), { timeout: 15_000 }).toBe(130)
    await expect.poll(hasPostgres).toBe(false)
    unfinished.destroy()
  })

  // What ends a start is said as that another one runs is.
  test('a setting that makes no sense is named', async () => {
    const nowhere = { databaseUrl: 'postgres://me:mine@127.0.0.1:1/heraia', dataDir }
    await expect(openDatabase(nowhere)).rejects.toThrow(/^DATABASE_URL: (?!.*mine)/)
    const notFolder = { databaseUrl: null, dataDir: join(dataDir, 'postgres.log') }
    await expect(openDatabase(notFolder)).rejects.toThrow(/^DATA_DIR: /)
  })

  /** What npm runs for her, beside the server. */
  async function operator(command: string, ...words: string[]): Promise<string> {
    const file = ['--import', './hosts/node/require-node-24.js', `hosts/node/commands/${command}.ts`]
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    return (await promisify(execFile)(process.execPath, [...file, ...words], { env })).stdout
  }

  /** What she sends does not end, so neither does its answer begin. */
  async function beginsToWrite(): Promise<Socket> {
    const socket = connect(heraia.port, 'localhost').on('error', () => undefined)
    socket.write(
      'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{',
    )
    // The server has it in its hands.
    await once(socket, 'data')
    return socket
  }

  const hasPostgres = () => existsSync(join(dataDir, 'postgres/postmaster.pid'))
  const password = 'a long enough password'
  const register = (email: string, data = {}) => post('/auth/v1/signup', { email, password, data })
  const signIn = (email: string) => post('/auth/v1/token?grant_type=password', { email, password })
  const post = (path: string, body: object) =>
    fetch(heraia.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
})

async function runMain(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', './hosts/node/require-node-24.js', 'hosts/node/main.ts'], {
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, said }
}
