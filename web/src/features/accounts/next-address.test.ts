import { expect, test } from 'vitest'
import { nextAddress } from './next-address.ts'

test.each([
  ['/messages?q=dana', '/messages?q=dana'],
  ['/verify-email?email=vera%40example.org', '/feed'],
  ['/signin', '/feed'],
  ['/account-closed', '/feed'],
  ['/keep-account', '/keep-account'],
  ['//evil.example', '/feed'],
  ['', '/feed'],
])('who comes in with the address %s goes on to %s', (next, onward) => {
  expect(nextAddress(new URLSearchParams({ next }))).toBe(onward)
})
