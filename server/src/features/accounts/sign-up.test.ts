import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

test('a new athlete is signed in and has a profile', async () => {
  const response = await heraia.fetch('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: ' Mira@Example.org ',
      password: 'secret1',
      data: { name: ' Mira López ', role: 'athlete', sport: 'Tennis', terms_version: '2024-03-15', language: 'es' },
    }),
  })
  const session = await response.json()
  expect(response.status, JSON.stringify(session)).toBe(200)
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${session.access_token}` } })
  expect(await me.json()).toMatchObject({ handle: 'mira-lopez', email: 'mira@example.org', role: 'athlete' })
  const out = await heraia.fetch('/auth/v1/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect(out.status).toBe(204)
  const after = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${session.access_token}` } })
  expect([after.status, await after.json()]).toMatchObject([401, { data: { reason: 'session_ended' } }])
})
