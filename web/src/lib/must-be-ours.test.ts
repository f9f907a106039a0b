import { expect, test } from 'vitest'
import { mustBeOurs } from './must-be-ours.ts'

const page = (status: number) =>
  new Response('<h1>Pay first</h1>', { status, headers: { 'content-type': 'text/html' } })

test.each([200, 204, 302, 401, 403, 404])('a page that a hotel answers with %d is no answer', (status) => {
  const answer = status === 204 ? new Response(null, { status }) : page(status)
  expect(() => mustBeOurs(answer)).toThrow(TypeError)
})

test('what the API says counts, and so does the status of a proxy that cannot reach it or has too much', () => {
  const said = [Response.json({ json: { id: 1 } }), Response.json({ json: {} }, { status: 404 })]
  for (const answer of [...said, page(413), page(429), page(502)]) expect(mustBeOurs(answer)).toBe(answer)
})
