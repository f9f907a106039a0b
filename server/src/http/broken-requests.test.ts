import { complaintsOf } from '@heraia/hosts/test/complaints'
import { asRest, asRpc, everyProcedure } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { oneTextOfEachKind } from '@heraia/hosts/test/hostile-values'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const mira = await joins('Mira Target')
const signedIn = { authorization: `Bearer ${mira.token}` }

test('two megabytes are too large, said or not', async () => {
  const body = JSON.stringify({ json: { id: newId(), text: 'x'.repeat(2_000_000) } })
  const stream = () => new Blob([body]).stream()
  for (const init of [{ body }, { body: stream(), duplex: 'half' }] as RequestInit[]) {
    const headers = { ...signedIn, 'content-type': 'application/json' }
    const response = await heraia.fetch('/api/rpc/feed/publish', { ...init, method: 'POST', headers })
    expect(response.status).toBe(413)
    expect((await response.json()).json.data.requestId).toBe(response.headers.get('x-request-id'))
  }
})

test('a program that asks by HEAD learns what a GET would say, without what it would read', async () => {
  for (const [path, headers] of [
    ['/api/me', signedIn],
    ['/api/me', {}],
    ['/api/rankings?sport=1', signedIn],
    ['/api/nothing', signedIn],
  ] as const) {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) =>
        heraia.fetch(path, { method, headers: { ...headers, 'x-request-id': 'program-1' } }),
      ),
    )
    expect([path, head?.status]).toEqual([path, got?.status])
    expect(Object.fromEntries(head?.headers ?? [])).toEqual(Object.fromEntries(got?.headers ?? []))
    expect(await head?.text()).toBe('')
  }
  const changes = await heraia.fetch(`/api/posts/${newId()}/like`, { method: 'HEAD', headers: signedIn })
  expect([changes.status, changes.headers.get('allow')]).toEqual([405, 'PUT, DELETE, OPTIONS'])
})

test('a program that asks what may be done at an address is told, whoever asks', async () => {
  const allowed = async (path: string) => {
    const { status, headers } = await heraia.fetch(path, { method: 'OPTIONS' })
    return [status, headers.get('allow')]
  }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const refused = await heraia.fetch('/api/me', { method })
    expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect(await refused.json()).toMatchObject({ data: { reason: 'no_such_method' } })
  }
  expect(await allowed('/api/me')).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  expect(await allowed(`/api/posts/${newId()}`)).toEqual([204, 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'])
  for (const path of ['/api/nothing', '/api/rpc/accounts/me', '/api/%E0%A4%A'])
    expect(await allowed(path)).toEqual([404, null])
  expect((await heraia.fetch('/api/nothing', { method: 'PUT' })).status).toBe(404)
  for (const [path, allow] of [
    ['/events', 'GET, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const refused = await heraia.fetch(path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')], path).toEqual([405, allow])
    expect(await allowed(path)).toEqual([204, allow])
  }
  expect(await allowed('/feed')).toEqual([404, null])
})

test('addresses that are nothing are not found, in the shape of every refusal', async () => {
  const paths = [
    '',
    '/',
    '//feed',
    '/rpc',
    '/rpc/',
    '/rpc/feed',
    '/rpc/feed/',
    '/rpc/__proto__',
    '/rpc/constructor/name',
  ]
  paths.push('/rpc/feed/__proto__', '/rpc/feed/toString', '/../api/x', '/%2e%2e/x', '/posts', `/${'a/'.repeat(2000)}`)
  paths.push(`/feed?${'a=b&'.repeat(5000)}`, '/feed?%', '/feed?=&&=', '/feed?[]=1', '/feed?limit[]=1&limit=2', '/%00')
  const calls = paths.flatMap((path) =>
    ['GET', 'POST', 'DELETE'].map((method) => ({ path: `/api${path}`, init: { method } })),
  )
  expect(await complaintsOf(heraia, calls)).toEqual([])
})

const procedure = (name: string) => {
  const found = everyProcedure.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not there`)
  return found
}

test('every text field of her profile takes any text or says which field is wrong', async () => {
  const texts = ['name', 'handle', 'bio', 'location', 'nationality', 'dateOfBirth', 'phone', 'sport', 'position']
  texts.push('experience', 'club', 'coach', 'availability')
  const { information } = await mira.api.profiles.editable()
  const withText: ((value: string) => object)[] = [
    ...texts.map((field) => (value: string) => ({ ...information, [field]: value })),
    (value) => ({ ...information, specialties: [value] }),
    (value) => ({ ...information, languages: [value] }),
    ...Object.keys(information.links).map((link) => (value: string) => ({
      ...information,
      links: { ...information.links, [link]: value },
    })),
  ]
  for (const [field, made] of withText.entries()) {
    for (const value of oneTextOfEachKind(field)) {
      const { version } = await mira.api.profiles.editable()
      expect(
        await complaintsOf(
          heraia,
          [asRpc(procedure('profiles.save'), { version, information: made(value) })],
          signedIn,
        ),
      ).toEqual([])
    }
  }
})

test('tokens that are none are refused before anything else', async () => {
  const tokens = ['x', 'a.b.c', '..', 'é', `${'a'.repeat(9000)}.b.c`, `${mira.token}x`, mira.token.replace('.', '..')]
  for (const token of tokens) {
    const response = await heraia.fetch('/api/feed', { headers: { authorization: `Bearer ${encodeURI(token)}` } })
    expect([token.slice(0, 9), response.status]).toEqual([token.slice(0, 9), 401])
  }
})

test('a line that breaks in the middle of a body is nobody’s failure', async () => {
  const broken = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"json":')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
  for (const path of ['/api/rpc/feed/publish', '/auth/v1/signup']) {
    const init = { method: 'POST', body: broken(), duplex: 'half', headers: signedIn } as RequestInit
    expect((await heraia.fetch(path, init)).status).toBeLessThan(500)
  }
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('who is signed out while her body still comes does nothing more', async () => {
  const her = await joins('Slow Sender')
  const asHer = { authorization: `Bearer ${her.token}` }
  const [start, rest] = ['{"json":', `{"id":"${newId()}","text":"After the end"}}`]
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull: async (controller) => {
      await heraia.fetch('/auth/v1/logout', { method: 'POST', headers: asHer })
      controller.enqueue(new TextEncoder().encode(rest))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { ...asHer, 'content-type': 'application/json' } }
  expect((await heraia.fetch('/api/rpc/feed/publish', init as RequestInit)).status).toBe(401)
  expect((await mira.api.feed.byPerson({ id: her.id })).items).toEqual([])
})

test('a client whose clock is wrong writes like any other', async () => {
  const before = await mira.posts('Before')
  const early = '00000000-0001-7000-8000-0000000000aa'
  const late = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
  heraia.clock.advance({ seconds: 1 })
  const written: string[] = []
  for (const id of [late, early]) {
    const { path, init } = asRest(procedure('feed.publish'), { id, text: 'Wrong clock' })
    const response = await heraia.fetch(path, { ...init, headers: { ...init.headers, ...signedIn } })
    expect(response.status).toBe(200)
    written.unshift(id)
    heraia.clock.advance({ seconds: 1 })
  }
  const { items } = await mira.api.feed.byPerson({ id: mira.id, limit: 3 })
  expect(items.map(({ id }) => id)).toEqual([...written, before.id])
})

test('nothing of all that was unexpected', () => {
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})
