import { expect, test } from 'vitest'
import * as addresses from './addresses.ts'

test('she comes back to where she wanted to go, filters and all', () => {
  expect(addresses.login('/search?q=mira&verified=true')).toBe('/login?next=%2Fsearch%3Fq%3Dmira%26verified%3Dtrue')
})

test('empty filters leave no trace in the address', () => {
  expect(addresses.athletes({ q: '', sport: 'Judo', verified: false })).toBe('/athletes?sport=Judo')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\n/evil.example',
  '',
  null,
])('a link that would lead her away after signing in is not followed: %j', (next) => {
  expect(addresses.safeNext(next, '/feed')).toBe('/feed')
})

test('an address of this site is followed', () => {
  expect(addresses.safeNext('/messages/1?x=2#y', '/feed')).toBe('/messages/1?x=2#y')
})
