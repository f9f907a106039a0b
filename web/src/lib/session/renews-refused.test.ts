import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { renewsRefused, tellsOfRefusedSignOut } from './renews-refused.ts'

const AUTH = 'https://heraia.example/auth/v1'
const badToken = () => Response.json({ code: 'bad_jwt', message: 'invalid JWT: token is expired' }, { status: 403 })
const ended = () => Response.json({ code: 'session_not_found' }, { status: 403 })

/** An auth server that knows one token, and what it was asked with. */
function serverThatKnows(token: string) {
  const asked: string[] = []
  const send: typeof fetch = async (_, init) => {
    const given = new Headers(init?.headers).get('authorization') ?? ''
    asked.push(given)
    return given === `Bearer ${token}` ? new Response(null, { status: 204 }) : badToken()
  }
  return { asked, send }
}

const asHer = { method: 'POST', headers: { Authorization: 'Bearer old' } }

test('a token that is refused although it seems to count is renewed once', async () => {
  const { asked, send } = serverThatKnows('new')
  const answer = await renewsRefused(send, async (refused) => `${refused === 'old' ? 'new' : ''}`)(AUTH, asHer)
  expect(answer.status).toBe(204)
  expect(asked).toEqual(['Bearer old', 'Bearer new'])
})

test('what is refused for anything else, or cannot be renewed, is refused', async () => {
  const { asked, send } = serverThatKnows('new')
  expect((await renewsRefused(send, async () => undefined)(AUTH, asHer)).status).toBe(403)
  const another = await renewsRefused(
    async () => ended(),
    async () => 'new',
  )(AUTH, asHer)
  expect((await another.json()).code).toBe('session_not_found')
  expect(asked).toEqual(['Bearer old'])
})

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: Date.now() / 1000 + 3600,
  user: {},
}
const storage = { getItem: () => JSON.stringify(session), setItem: () => {}, removeItem: () => {} }

test.each([
  'others',
  'global',
] as const)('that sessions are ended (%s) she hears from the auth server alone', async (scope) => {
  const outcome = async (answer: () => Response) => {
    const send = tellsOfRefusedSignOut(async () => answer())
    const auth = new AuthClient({ url: AUTH, storage, fetch: send, autoRefreshToken: false, storageKey: scope })
    return (await auth.signOut({ scope })).error?.status
  }
  expect(await outcome(badToken)).toBe(400)
  expect(await outcome(ended)).toBe(400)
  expect(await outcome(() => new Response('<h1>Pay first</h1>')), 'a page of a hotel').toBe(0)
  expect(await outcome(() => new Response(null, { status: 204 }))).toBeUndefined()
})
