import { expect, test } from 'vitest'
import { authDefaults } from '../../../settings.ts'
import { AuthError } from './auth-error.ts'
import { redirectToError } from './flows/redirect-answers.ts'
import { mayRedirect } from './redirects.ts'

const settings = {
  siteUrl: 'https://heraia.example',
  auth: {
    ...authDefaults,
    redirectUrls: ['https://*.example.org/in', 'https://*.example.org/', 'https://app.test/**', 'heraia://auth'],
  },
}

test.each([
  'https://heraia.example/feed?x=1#y',
  'http://127.0.0.1:5173/callback',
  'http://127.0.0.2:5173/callback',
  'http://[::1]:5173/callback',
  'https://club.example.org/in',
  'https://app.test/any/where.html?code=1',
  'heraia://auth#done',
])('%s is a place to go', (address) => {
  expect(mayRedirect(address, settings)).toBe(true)
})

test.each([
  '',
  'feed',
  '//heraia.example',
  'http://heraia.example/',
  'https://heraia.example:8443/',
  'https://heraia.example@evil.test/',
  'https://heraia.example.evil.test/',
  'https://a.b.example.org/in',
  'https://example.org/in',
  'https://club.example.org/in/further',
  'https://evil.test\\@heraia.example/',
  'https://2130706433/',
  'http://localhost:9999/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://app.test.evil.example/',
  'https://heraia.example/\n',
  'https://evil?.example.org/',
  'https://0x08080808?.example.org/',
  'https://0x08080808/',
  'https://127.0.0.1.evil.example/',
  'https://[2001:db8::1]?.example.org/in',
  'https:/name@heraia.example/',
  'https:///name:word@heraia.example/',
  'https:heraia.example/',
  'http:///2130706433/',
])('%j is not', (address) => {
  expect(mayRedirect(address, settings)).toBe(false)
})

test('on a machine of one’s own the port does not matter, and the scheme does', () => {
  const here = { ...settings, siteUrl: 'http://localhost:3000' }
  expect(mayRedirect('http://localhost:5173/callback', here)).toBe(true)
  expect(mayRedirect('https://localhost:5173/callback', here)).toBe(false)
  expect(mayRedirect('http:/name@localhost:3000/', here)).toBe(false)
})

test.each([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [422, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
  [504, 'temporarily_unavailable'],
])('what a browser is sent on with for %i is %s in the words of OAuth', (status, error) => {
  const refused = new AuthError(status, 'of_its_own', 'In words')
  const said = { error, error_code: 'of_its_own', error_description: 'In words' }
  for (const inQuery of [true, false]) {
    const response = redirectToError(303, 'https://heraia.example/in?x=1', refused, inQuery)
    const url = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ ...said, sb: '' })
    expect(Object.fromEntries(url.searchParams)).toEqual({ x: '1', ...(inQuery && said) })
  }
})
