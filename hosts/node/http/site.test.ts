import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authDefaults } from '@heraia/server/settings'
import { afterAll, expect, test } from 'vitest'
import { rateLimiterByClock } from '../../rate-limiter-by-clock.ts'
import { manualClock } from '../../test/manual-clock.ts'
import { recordedLog } from '../../test/recorded-log.ts'
import { openContent } from '../content/open-content.ts'
import { keptMaps } from '../machines/kept-maps.ts'
import { type SiteParts, site } from './site.ts'
import { staticAssets } from './static-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'heraia-site-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'assets/entry-abc123.js'), 'console.log(1)')
writeFileSync(join(folder, 'assets/entry-abc123.js.br'), 'small')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

const log = recordedLog()

function openSite(parts: Partial<SiteParts> = {}) {
  const answer = site({
    server: {
      fetch: async (request, from) => new Response(`server ${new URL(request.url).pathname} ${from.address}`),
    },
    uploads: async (request) => new Response(`upload ${request.method}`),
    assets: staticAssets(folder),
    render: async (request, env) => {
      const api = await env.fetch(new Request(new URL('/api/feed', request.url)))
      return new Response(`page with ${await api.text()}`)
    },
    content: openContent(null, log),
    maps: keptMaps(),
    siteUrl: 'https://heraia.example',
    auth: authDefaults,
    limiter: rateLimiterByClock(manualClock()),
    limitFactor: 1,
    log,
    ...parts,
  })
  return (path: string, init?: RequestInit) => answer(new Request(`https://heraia.example${path}`, init), '203.0.113.5')
}

test('pages are drawn with where people sign in, and the key that the service there knows the site by', async () => {
  const auth = { ...authDefaults, authUrl: 'https://id.example/auth/v1', authKey: 'public' }
  const fetch = openSite({ auth, render: async (_, { authUrl, authKey }) => new Response(`${authUrl} ${authKey}`) })
  expect(await (await fetch('/')).text()).toBe('https://id.example/auth/v1 public')
})

test('pages are drawn with whether anybody may join, which of another service nobody here knows', async () => {
  const says = async (auth: Partial<typeof authDefaults>) => {
    const render: SiteParts['render'] = async (_, { signUpClosed }) => new Response(`${signUpClosed}`)
    return (await openSite({ auth: { ...authDefaults, ...auth }, render })('/')).text()
  }
  expect(await says({ signup: true })).toBe('false')
  expect(await says({ signup: false })).toBe('true')
  expect(await says({ signup: false, authUrl: 'https://id.example/auth/v1' })).toBe('false')
})

test.each([
  '/api/feed',
  '/auth/v1/token',
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/1/2.webp',
])('%s goes to the server', async (path) => {
  expect(await (await openSite()(path)).text()).toBe(`server ${path} 203.0.113.5`)
})

test.each([
  '/healthzz',
  '/eventsfoo',
  '/events/',
  '/metricsx',
  '/apix',
])('%s is a page that is not there', async (path) => {
  expect(await (await openSite()(path)).text()).toMatch(/^page with/)
})

test.each([
  ['/token', { method: 'POST' }, 'server'],
  ['/user', {}, 'server'],
  ['/admin/users/8d1/factors/9e2', { method: 'DELETE' }, 'server'],
  ['/settings', { headers: { accept: 'application/json' } }, 'server'],
  ['/settings', { headers: { accept: 'text/html,*/*' } }, 'page'],
  ['/verify?token_hash=x&type=signup', { headers: { accept: 'text/html,*/*' } }, 'page'],
  ['/verify?token=x&type=signup', { headers: { accept: 'text/html,*/*' } }, 'server'],
  ['/callback?state=x', { headers: { accept: 'text/html,*/*' } }, 'server'],
  ['/feed', {}, 'page'],
] as const)('with the auth endpoints at the root, %s %j goes to the %s', async (path, init, whom) => {
  const ask = openSite({ auth: { ...authDefaults, basePath: '/' } })
  expect(await (await ask(path, init)).text()).toMatch(new RegExp(`^${whom} `))
})

test('uploads go to where they grow', async () => {
  expect(await (await openSite()('/uploads', { method: 'POST' })).text()).toBe('upload POST')
})

test('everything else is a page, rendered with the API of this process', async () => {
  const response = await openSite()('/athletes/mira')
  expect(await response.text()).toBe('page with server /api/feed renderer')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('strict-transport-security')).toBeTruthy()
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('nothing is done to a page by %s', async (method) => {
  const refused = await openSite()('/athletes/mira', { method })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('a form that was posted before the scripts were there is drawn again', async () => {
  expect(await (await openSite()('/login', { method: 'POST' })).text()).toContain('page')
})

test('a password manager finds where the password is changed', async () => {
  const led = await openSite()('/.well-known/change-password')
  expect([led.status, led.headers.get('location')]).toEqual([302, '/settings/security/password'])
})

test('a file of the build is kept for ever, compressed, and known again', async () => {
  const ask = openSite()
  const response = await ask('/assets/entry-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(await response.text()).toBe('small')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const etag = response.headers.get('etag') ?? ''
  expect((await ask('/assets/entry-abc123.js', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await ask('/assets/entry-abc123.js')).text()).toBe('console.log(1)')
})

test('a file whose name does not change is asked for again', async () => {
  expect((await openSite()('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('what the build needs for itself is not served', async () => {
  expect(await (await openSite()('/.vite/manifest.json')).text()).toContain('page')
})

test('a page that cannot be drawn is an honest error and a log line', async () => {
  const ask = openSite({
    render: async () => {
      throw new Error('broken')
    },
  })
  expect((await ask('/')).status).toBe(500)
  expect(log.lines.at(-1)?.message).toBe('page could not be rendered')
})

test('whatever becomes of a page, its answer names the request, and so does the log where it failed', async () => {
  const render = async (request: Request) => {
    if (request.url.endsWith('/broken')) throw new Error('broken')
    return new Response('', { status: request.url.endsWith('/gone') ? 404 : 200 })
  }
  const content = openContent(null, log)
  const library = () => {
    throw new Error('no texts')
  }
  const ask = openSite({ render, content: { ...content, library } })
  const busy = openSite({ render, limitFactor: 1 / 600 })
  await busy('/')
  const named = { headers: { 'x-request-id': 'given-by-a-proxy' } }
  const answers = [
    await ask('/about', named),
    await ask('/gone', named),
    await ask('/about', { ...named, method: 'PUT' }),
    await busy('/', named),
    await ask('/broken', named),
    await ask('/sitemap.xml', named),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 405, 429, 500, 500])
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id')))).toEqual(new Set(['given-by-a-proxy']))
  for (const line of log.lines.slice(-2)) {
    expect(line).toMatchObject({ fields: { requestId: 'given-by-a-proxy' }, message: 'page could not be rendered' })
  }
  expect((await ask('/about')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
})

test('a page that another build took away is told to come back, and the operator what to do', async () => {
  const ask = openSite({ render: async () => await import(join(folder, 'gone.js')) })
  const answer = await ask('/')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(log.lines.at(-1)?.message).toBe('the site was built anew while this server ran: start it again')
})

test('a choice is kept; what is too large for one, or cannot be read, is refused', async () => {
  const choose = (body: BodyInit) =>
    openSite()('/choices', { method: 'POST', body, duplex: 'half' } as RequestInit).then(({ status }) => status)
  expect(await choose('theme=dark')).toBe(303)
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  expect(await choose(endless)).toBe(413)
  expect(sent).toBeLessThan(20)
  expect(await choose(new Uint8Array([0xff, 0xfe]))).toBe(422)
})

test('who asks for too many pages is told when to come back', async () => {
  const ask = openSite({ limitFactor: 1 / 600 })
  await ask('/')
  const response = await ask('/')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('however many ask for a sitemap, what is in it is asked once, and by who reads only its head not at all', async () => {
  let asked = 0
  const fetch = async () => {
    asked += 1
    return Response.json({ items: [], nextCursor: null })
  }
  const ask = openSite({ server: { fetch } })
  const paths = ['/sitemap.xml', '/sitemap-people.xml', '/sitemap-posts.xml']
  for (const path of paths) expect((await ask(path, { method: 'HEAD' })).status).toBe(200)
  expect(asked).toBe(0)
  await Promise.all(paths.map((path) => ask(path)))
  const once = asked
  const answers = await Promise.all(paths.map((path) => ask(path, { headers: { 'accept-encoding': 'br' } })))
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', 'br'])
  expect(asked).toBe(once)
})

test.each([
  '/sitemap-people.xml',
  '/pictures/profile/mira.en.png',
])('who asks for %s more often than anybody reads waits, and nobody else does', async (path) => {
  const mira = { isForEngines: true, person: { name: 'Mira', sport: 'Tennis' }, location: 'Oslo' }
  const fetch = async () => Response.json({ items: [], ...mira })
  const ask = openSite({ server: { fetch }, limitFactor: 2 / 600 })
  for (let n = 0; n < 2; n += 1) expect((await ask(path)).status).not.toBe(429)
  const refused = await ask(path)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask('/icon.svg')).status).toBe(200)
})
