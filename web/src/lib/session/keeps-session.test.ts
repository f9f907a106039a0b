import { expect, test } from 'vitest'
import { keepsSession } from './keeps-session.ts'

const REFRESH = 'https://heraia.example/auth/v1/token?grant_type=refresh_token'
const answers = (answer: Response) => keepsSession(async () => answer)
const page = (status: number) =>
  new Response('<h1>Pay first</h1>', { status, headers: { 'content-type': 'text/html' } })

test.each([
  ['too many at once', Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })],
  ['a page of a hotel', page(403)],
  ['a page of a hotel that says that all went well', page(200)],
  ['a proxy that finds nobody', new Response('', { status: 404 })],
  ['a proxy that speaks JSON', Response.json({ message: 'Forbidden' }, { status: 403 })],
  ['a network that wants a login first', Response.json({ error: 'authentication required' }, { status: 401 })],
  ['a network that has a status for that', Response.json({ error: 'login' }, { status: 511 })],
  ['a server that failed', Response.json({ code: 'unexpected_failure' }, { status: 500 })],
  ['a server that has no such address', Response.json({ code: 'unknown' }, { status: 404 })],
  ['another refresh of hers that takes long', Response.json({ code: 'conflict' }, { status: 409 })],
  ['a number that is no code', Response.json({ code: 1020, error: 'Access denied' }, { status: 403 })],
  ['nothing at all', Response.json({})],
  ['an answer that was cut', new Response('{"access_to', { headers: { 'content-type': 'application/json' } })],
])('%s says nothing about her session', async (_, answer) => {
  await expect(answers(answer)(REFRESH)).rejects.toThrow(TypeError)
})

test.each([
  ['as the client of today reads it', { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }],
  ['as older clients do', { code: 400, error_code: 'session_expired', msg: 'Invalid Refresh Token' }],
  ['as older servers said it', { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
])('what the auth server says itself counts, %s', async (_, said) => {
  const gone = Response.json(said, { status: 400 })
  expect(await answers(gone)(REFRESH)).toBe(gone)
})

test('a new session counts', async () => {
  const fresh = Response.json({ access_token: 'a' })
  expect(await answers(fresh)(REFRESH)).toBe(fresh)
})

test('everything else is answered as it was', async () => {
  const many = Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })
  expect(await answers(many)('https://heraia.example/auth/v1/token?grant_type=password')).toBe(many)
})
