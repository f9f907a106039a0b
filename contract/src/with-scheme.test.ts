import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  [' instagram.com/mira ', 'https://instagram.com/mira'],
  ['müller.example:8443?a=1', 'https://müller.example:8443?a=1'],
  ['xn--mller-kva.xn--p1ai', 'https://xn--mller-kva.xn--p1ai'],
  ['https://club.example', 'https://club.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mail@club.example', 'mail@club.example'],
  ['12.5', '12.5'],
  ['', ''],
])('%j is taken as %j', (written, address) => {
  expect(withScheme(written)).toBe(address)
})
