import { setTimeout as sleep } from 'node:timers/promises'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import type { PasswordHasher } from '@heraia/server/ports'
import { afterAll, beforeEach, expect, test } from 'vitest'

const SLOW_MS = 80
/** What was checked, beside what is ours. */
let foreign: string[] = []
const passwords: PasswordHasher = {
  hash: async (password) => `ours of ${password}`,
  digest: async (password, salt) => `digest of ${password} ${salt}`,
  verify: async (hash, password) => {
    if (hash.startsWith('ours')) return hash === `ours of ${password}`
    foreign.push(hash)
    await sleep(hash.includes('$13$') ? SLOW_MS : 1)
    return password === 'of before'
  },
  isCurrent: (hash) => hash.startsWith('ours'),
}
const heraia = await createTestHeraia({ passwords })
afterAll(() => heraia.close())
beforeEach(() => {
  foreign = []
})

const bcrypt = (cost: string) => `$2b$${cost}$TIBwW16Sh7dUVXZR48OSg.uHRGGA2ckfXeQMy1GT3o2May.PXWz4m`
const password = 'secret-1'

async function bringsAlong(email: string, hash: string) {
  await ask('/signup', { email, password })
  await heraia.db.updateTable('users').set({ encrypted_password: hash }).where('email', '=', email).execute()
}

const ask = (path: string, body: object) =>
  heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })

async function signsIn(email: string, password: string): Promise<{ status: number; took: number }> {
  const start = performance.now()
  const { status } = await ask('/token?grant_type=password', { email, password })
  return { status, took: performance.now() - start }
}

test('nobody waits for a hash from elsewhere where there is none', async () => {
  await ask('/signup', { email: 'ours@example.org', password })
  expect((await signsIn('nobody@example.org', 'wrong-1')).status).toBe(400)
  expect(foreign).toEqual([])
})

test('while one account brought a slow hash along, everybody who is refused waits for as long as it takes', async () => {
  for (const [email, cost] of [
    ['quick-1', '04'],
    ['quick-2', '04'],
    ['slow-1', '13'],
    ['slow-2', '13'],
  ])
    await bringsAlong(`${email}@example.org`, bcrypt(cost ?? ''))
  for (const name of ['nobody', 'ours', 'quick-1', 'slow-1', 'slow-2', 'nobody']) {
    const { status, took } = await signsIn(`${name}@example.org`, 'wrong-1')
    expect(status).toBe(400)
    expect(took, name).toBeGreaterThanOrEqual(SLOW_MS)
  }
  const hers = ['quick-1', 'slow-1', 'slow-2'].length
  expect(foreign, 'one of each cost is measured, once').toHaveLength(2 + hers)
})

test('who is right does not wait, and when each has signed in nobody does', async () => {
  for (const name of ['quick-1', 'quick-2', 'slow-1', 'slow-2']) {
    expect((await signsIn(`${name}@example.org`, 'of before')).status).toBe(200)
  }
  foreign = []
  expect((await signsIn('nobody@example.org', 'wrong-1')).status).toBe(400)
  expect((await signsIn('slow-1@example.org', 'wrong-1')).status).toBe(400)
  expect(foreign).toEqual([])
})
