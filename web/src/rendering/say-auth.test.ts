import { afterEach, expect, test, vi } from 'vitest'
import { authAddress, authKey } from '../lib/session/auth-address.ts'
import { sayAuth } from './say-auth.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser has the page. */
function opens(page: string) {
  const said = [...page.matchAll(/data-([a-z-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name.replace(/-k/, 'K'),
    value,
  ])
  vi.stubGlobal('document', { documentElement: { dataset: Object.fromEntries(said) } })
  vi.stubGlobal('location', new URL('https://heraia.example/feed'))
  return [authAddress(), authKey()]
}

test('the client asks this site where the page says nothing', () => {
  expect(sayAuth({ authUrl: '/auth/v1' })).toBe('')
  expect(opens('')).toEqual(['https://heraia.example/auth/v1', 'heraia-web'])
})

test('the client asks the service that the operator names, with the key that it knows her site by', () => {
  const page = sayAuth({ authUrl: 'https://id.example/auth/v1', authKey: 'sb_publishable_x' })
  expect(opens(page)).toEqual(['https://id.example/auth/v1', 'sb_publishable_x'])
})

test('a key is text and no HTML', () => {
  expect(sayAuth({ authUrl: '/auth/v1', authKey: '"><script>' })).not.toContain('<script>')
})

test('a page says that nobody new is taken, and nothing where everybody may join', () => {
  expect(sayAuth({ authUrl: '/auth/v1', signUp: 'closed' })).toBe(' data-sign-up="closed"')
  expect(sayAuth({ authUrl: '/auth/v1', signUp: 'open' })).toBe('')
})
