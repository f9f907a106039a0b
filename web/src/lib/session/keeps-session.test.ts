import { expect, test } from 'vitest'
import { keepsSession } from './keeps-session.ts'

const REFRESH = 'https://heraia.example/auth/v1/token?grant_type=refresh_token'
const answers = (answer: Response) => keepsSession(async () => answer)

test.each([
  ['too many at once', Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })],
  ['a page of a hotel', new Response('<h1>Pay first</h1>', { status: 403, headers: { 'content-type': 'text/html' } })],
  ['a proxy that finds nobody', new Response('', { status: 404 })],
])('%s says nothing about her session', async (_, answer) => {
  await expect(answers(answer)(REFRESH)).rejects.toThrow(TypeError)
})

test('what the auth server says itself counts', async () => {
  const gone = Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
  expect(await answers(gone)(REFRESH)).toBe(gone)
  const fresh = Response.json({ access_token: 'a' })
  expect(await answers(fresh)(REFRESH)).toBe(fresh)
})

test('everything else is answered as it was', async () => {
  const many = Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })
  expect(await answers(many)('https://heraia.example/auth/v1/token?grant_type=password')).toBe(many)
})
