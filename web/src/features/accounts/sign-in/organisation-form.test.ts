import { expect, test } from 'vitest'
import { domainOf } from './organisation-form.tsx'

test.each([
  ['mira@club.example', 'club.example'],
  [' CLUB.example ', 'club.example'],
  ['club', undefined],
  ['', undefined],
  ['mira@', undefined],
])('%s belongs to %s', (typed, domain) => expect(domainOf(typed)).toBe(domain))
