import { expect, test } from 'vitest'
import { whatBecame } from './what-became.ts'

const wanted = 'mira.new@example.org'

test.each([
  ['in time', true, null, 'dropped'],
  ['after she confirmed it on her phone', false, { email: wanted }, 'changed'],
  ['twice', false, { email: 'mira@example.org' }, 'nothingLeft'],
  ['while nobody says what her address is', false, null, 'nothingLeft'],
] as const)('who takes a change of her address back %s is told what is', (_, cancelled, user, told) => {
  expect(whatBecame({ cancelled, wanted }, user)).toBe(told)
})
