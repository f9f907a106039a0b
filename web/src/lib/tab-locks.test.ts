import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  // What it found here is not what the next file of this worker finds.
  vi.resetModules()
})

const locksOf = async (locks: object | undefined) => {
  vi.stubGlobal('navigator', { locks })
  const { tabLocks } = await import('./tab-locks.ts')
  return tabLocks()
}

test('a browser that has locks lends them', async () => {
  const locks = { query: async () => ({ held: [], pending: [] }) }
  expect(await locksOf(locks)).toBe(locks)
})

test('one that forbids storage refuses them, and plain http has none: both are without', async () => {
  const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  expect(await locksOf({ query: refuse })).toBeUndefined()
  expect(await locksOf(undefined)).toBeUndefined()
})
