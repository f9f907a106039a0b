import { adminClient } from '@heraia/hosts/test/admin-client'
import { byTurns, fewerOnPglite, fewerRunsOnPglite } from '@heraia/hosts/test/by-turns'
import { type Asked, complaintsOf, type WrongWith } from '@heraia/hosts/test/complaints'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { hostileTexts, oneOfEachKind } from '@heraia/hosts/test/hostile-values'
import { inputsOfAuth, NOWHERE, type Reads } from '@heraia/hosts/test/inputs-of-auth'
import { namedInAuth } from '@heraia/hosts/test/named-in-auth'
import { season } from '@heraia/hosts/test/season'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { AuthProvider } from '../../../settings.ts'
import { endpoints } from './endpoints.ts'

const club: AuthProvider = {
  ...{ clientId: 'x', clientSecret: 'x', otherClientIds: [], scopes: 'email', issuer: null, trustsEmail: false },
  endpoints: { authorization: NOWHERE, token: NOWHERE, userinfo: NOWHERE },
}
const heraia = await createTestHeraia({
  settings: {
    auth: {
      ...{ anonymous: true, phone: true, saml: true, web3: { ethereum: true, solana: true } },
      factors: { totp: true, phone: true, webauthn: true },
      providers: { club },
    },
  },
})
afterAll(() => heraia.close())
const mira = await season(heraia).joins('Mira Target')

const today = { 'x-supabase-api-version': '2024-01-01' }
const { token: operator } = await adminClient(heraia)
const signedIn = { authorization: `Bearer ${mira.token}` }

const named = await namedInAuth(heraia)

const { reads, asks } = inputsOfAuth(heraia.siteUrl, mira.email, named)

/** As parts of an address; what no text becomes when it is encoded, too. */
const hostileParts = hostileTexts.map((text) => `${new URLSearchParams({ text })}`.slice('text='.length))
hostileParts.push('%', '%zz', '%00', '%ff', '%ED%A0%80')

/** With one of the fields wrong, by turns. */
const queriesOf = (right: Record<string, string>): string[] =>
  Object.keys(right).flatMap((field, at) => {
    const { [field]: _, ...others } = right
    return hostileParts.filter(byTurns(at, 2)).map((part) => `?${new URLSearchParams(others)}&${field}=${part}`)
  })

/** The same with one place wrong, each in its turn, by one value of each kind; those that lie deeper share these. */
function wrongOnce(right: unknown, turn: number, share = 1): unknown[] {
  if (typeof right !== 'object' || right === null) return []
  return Object.entries(right).flatMap(([key, value], at) =>
    [...oneOfEachKind(turn + at).filter(byTurns(turn + at, share)), ...wrongOnce(value, turn + at, 3)].map((wrong) =>
      Array.isArray(right) ? [wrong] : { ...right, [key]: wrong },
    ),
  )
}

/** Both ways in which clients read an error; the older one says the request id too. */
const wrongWith: WrongWith = ({ status, headers }, text) => {
  if (/unexpected_failure|server_error/.test(headers.get('location') ?? '')) return 'leads back with a failure'
  if (status < 400) return null
  const error = JSON.parse(text) as Record<string, unknown>
  const code = headers.get('x-sb-error-code')
  if (!code) return 'has no error code'
  // The third shape: of grants that OAuth 2.0 names.
  if (typeof error.error_description === 'string') return typeof error.error === 'string' ? null : 'is no OAuth error'
  if (headers.get('x-supabase-api-version')) {
    return error.code === code && typeof error.message === 'string' ? null : 'is no error of today'
  }
  const isOld = error.code === status && error.error_code === code && typeof error.msg === 'string'
  return isOld && error.error_id === headers.get('x-request-id') ? null : 'is no error of the older kind'
}

const byOperator = { authorization: `Bearer ${operator}` }
const isOperators = ({ path }: Asked) => /^\/auth\/v1\/(admin|invite)/.test(path)

const asked = ({ path, init }: Asked, token = operator) =>
  heraia.fetch(path, { ...init, headers: { authorization: `Bearer ${token}` } })

/** `token`: of whose they are; otherwise they are the operator's, or of anybody who is signed in. */
const complaints = async (calls: Asked[], token?: string) => {
  const anybodys = calls.every(isOperators) ? byOperator : signedIn
  const by = { ...(token === undefined ? anybodys : { authorization: `Bearer ${token}` }), ...today }
  const some = calls.filter((_call, at) => at % 3 === 0)
  return [...(await complaintsOf(heraia, calls, by, wrongWith)), ...(await complaintsOf(heraia, some, {}, wrongWith))]
}

const send = (method: string, path: string, body: BodyInit, type = 'application/json'): Asked => ({
  path: `/auth/v1${path}`,
  init: { method, ...(method === 'GET' ? {} : { body, headers: { 'content-type': type } }) },
})

describe.each(
  endpoints.map((each, place) => [`${each.method} ${each.path}`, each, place, fewerOnPglite(place)] as const),
)('%s', (_, { method, path }, place, isAsked) => {
  const kinds = reads[path] ?? [{ body: {} }]

  /** With something of the kind that the path names. */
  async function about({ query = '', body, of }: Reads = { body: {} }) {
    const { ids = {}, body: known = {}, token } = (await of?.()) ?? {}
    return { at: path.replaceAll(/:(\w+)/g, (_name, id) => ids[id] ?? '') + query, right: { ...body, ...known }, token }
  }

  test('refuses what is not right, field by field', async () => {
    for (const [nth, kind] of kinds.entries()) {
      const { at, right, token } = await about(kind)
      if (kind.of && method !== 'DELETE') {
        const { status } = await asked(send(method, at, JSON.stringify(right)), token)
        expect(status, 'what its path names is there').not.toBe(404)
      }
      const calls =
        method === 'GET'
          ? queriesOf(asks[path] ?? {}).map((query) => send(method, at + query, ''))
          : wrongOnce(method === 'DELETE' ? { should_soft_delete: true } : right, place + nth).map((wrong) =>
              send(method, at, JSON.stringify(wrong)),
            )
      expect(await complaints(calls.filter(isAsked), token)).toEqual([])
    }
  })

  test.runIf(path.includes(':'))('refuses ids that it does not know', async () => {
    const { token } = await about(kinds[0])
    const calls = hostileParts
      .filter(byTurns(path.length, 3))
      .map((id) => send(method, path.replaceAll(/:\w+/g, id), '{}'))
    expect(await complaints(calls.filter(isAsked), token)).toEqual([])
  })

  test('refuses bodies and addresses that cannot be read', async () => {
    const bodies: BodyInit[] = ['', '{', 'null', '[]', '"x"', '1e999', '{"a":1}{"b":2}', '['.repeat(20_000), '\ufeff{}']
    bodies.push(new Uint8Array([0x7b, 0xff, 0x7d]), '{"__proto__":{"email":"x@y.org"}}', '{"email":{"length":5}}')
    const types = ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x']
    const queries = ['?', '?%', '?grant_type=password&grant_type=x', '?scope[]=1', `?redirect_to=${'x'.repeat(9000)}`]
    const { at, token } = await about(kinds[0])
    const [bare = ''] = at.split('?')
    const calls = [
      ...bodies.map((body) => send(method, at, body)),
      ...types.map((type) => send(method, bare, '{}', type)),
      ...queries.map((query) => send(method, bare + query, '{}')),
      ...['PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((other) => ({
        path: `/auth/v1${bare}`,
        init: { method: other },
      })),
      ...['/', '//', '/__proto__', '/%00', '/%ff', '/..%2f'].map((more) => send(method, bare + more, '{}')),
    ]
    // The same code reads them everywhere: the endpoints share them.
    expect(await complaints(calls.filter(byTurns(place, 4)).filter(isAsked), token)).toEqual([])
  })

  test('bears any junk', async () => {
    const { at, right, token } = await about(kinds[0])
    const found: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(right), 'x'), fc.jsonValue()), async (junk) => {
        found.push(...(await complaints([send(method, at, JSON.stringify({ ...right, ...junk }))], token)))
      }),
      { numRuns: fewerRunsOnPglite(5), seed: 4711 + place },
    )
    expect(found).toEqual([])
  })
})

test.each([
  ['idempotency-key', 'x'],
  ['idempotency-key', `${'k'.repeat(300)}`],
  ['x-supabase-api-version', 'yesterday'],
  ['x-request-id', "'; drop table users"],
  ['authorization', 'Bearer a b c'],
  ['authorization', 'Basic eDp5'],
  ['origin', 'null'],
  ['accept-language', `${'es,'.repeat(2000)}`],
  ['user-agent', '<script>alert(1)</script>'],
])('a header %s that is %s does no harm', async (name, value) => {
  const calls = [
    send('POST', '/signup', JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'secret1' })),
    send('GET', '/user', ''),
  ]
  expect(await complaintsOf(heraia, calls, { [name]: value }, wrongWith)).toEqual([])
})

test('nothing of all that was unexpected, and no line of the log names anybody', () => {
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  const names = /\w@example|Mira|34600000001|127\.0\.0\.1/
  expect(heraia.log.lines.filter((line) => names.test(JSON.stringify(line)))).toEqual([])
})
