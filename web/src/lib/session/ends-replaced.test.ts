import { expect, test } from 'vitest'
import { endsReplaced } from './ends-replaced.ts'

const token = (session_id: string, iat = 0) => `h.${btoa(JSON.stringify({ session_id, iat }))}.s`
const kept = (access_token: string) => JSON.stringify({ access_token })

function storageOfBrowser() {
  const entries = new Map<string, string>()
  const ended: string[] = []
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  return { ended, storage: endsReplaced(storage, (which) => void ended.push(which)) }
}

test('a session that another one takes the place of ends', () => {
  const { ended, storage } = storageOfBrowser()
  storage.setItem('session', kept(token('one')))
  storage.setItem('session', kept(token('one', 1)))
  storage.setItem('session', kept(token('two', 1)))
  expect(ended).toEqual([token('one', 1)])
  expect(storage.getItem('session')).toBe(kept(token('two', 1)))
})

test('one that was signed out is over already, and what is kept beside it is none', () => {
  const { ended, storage } = storageOfBrowser()
  storage.setItem('session', kept(token('one')))
  storage.removeItem('session')
  storage.setItem('session', kept(token('two')))
  storage.setItem('session-code-verifier', JSON.stringify('verifier'))
  storage.setItem('session-code-verifier', JSON.stringify('another'))
  expect(ended).toEqual([])
})

test('a newer one does not end where a late answer puts back the one before it', () => {
  const { ended, storage } = storageOfBrowser()
  storage.setItem('session', kept(token('two', 9)))
  storage.setItem('session', kept(token('one', 5)))
  expect(ended).toEqual([])
})

test('what was broken off while it was written keeps nobody out', () => {
  const { ended, storage } = storageOfBrowser()
  storage.setItem('session', '{"access_token":"a.b')
  storage.setItem('session', kept(token('two')))
  expect(ended).toEqual([])
  expect(storage.getItem('session')).toBe(kept(token('two')))
})
