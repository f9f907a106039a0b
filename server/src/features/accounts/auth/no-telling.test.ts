import { createTestHeraia } from '@heraia/hosts/test/heraia'
import type { PasswordHasher } from '@heraia/server/ports'
import { afterAll, expect, test } from 'vitest'

/** Counts its work: that is what takes time. */
let work = { hashes: 0, checks: 0 }
const passwords: PasswordHasher = {
  hash: async (password) => {
    work.hashes += 1
    return `hash of ${password}`
  },
  verify: async (hash, password) => {
    work.checks += 1
    return hash === `hash of ${password}`
  },
}
const heraia = await createTestHeraia({ passwords, settings: { auth: { autoconfirm: false, phone: true } } })
afterAll(() => heraia.close())

const ask = async (path: string, body: object) => {
  work = { hashes: 0, checks: 0 }
  const response = await heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  const text = JSON.stringify(await response.json())
  return [response.status, text.replaceAll(/"error_id":"[^"]*"/g, ''), { ...work }]
}

const password = 'secret1'
await ask('/signup', { email: 'member@example.org', password })
await heraia.db.updateTable('users').set({ email_confirmed_at: heraia.clock.now() }).execute()
await ask('/signup', { email: 'waits@example.org', password })
await ask('/signup', { phone: '+34600000001', password })
await ask('/token?grant_type=password', { email: 'first@example.org', password })

test.each([
  ['/token?grant_type=password', { password: 'wrong-1' }],
  ['/recover', {}],
  ['/otp', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
  ['/verify', { type: 'signup', token: '000000' }],
  ['/verify', { type: 'recovery', token: '000000' }],
])('POST %s %j says the same of a member, of who waits and of nobody, after the same work', async (path, body) => {
  const member = await ask(path, { ...body, email: 'member@example.org' })
  expect(await ask(path, { ...body, email: 'waits@example.org' })).toEqual(member)
  expect(await ask(path, { ...body, email: 'nobody@example.org' })).toEqual(member)
})

test.each([
  ['/token?grant_type=password', { password: 'wrong-1' }],
  ['/resend', { type: 'sms' }],
  ['/verify', { type: 'sms', token: '000000' }],
])('POST %s %j says the same of every phone', async (path, body) => {
  expect(await ask(path, { ...body, phone: '+34600000001' })).toEqual(
    await ask(path, { ...body, phone: '+34600000002' }),
  )
})
