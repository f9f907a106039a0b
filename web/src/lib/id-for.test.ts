import { expect, test } from 'vitest'
import { idKeeper } from './id-for.ts'

test('the same words have one id until they are sent, other words another one', () => {
  const ids = idKeeper()
  const first = ids.of('How old is it?')
  expect(ids.of('How old is it?')).toBe(first)
  const longer = ids.of('How old is it, and which size?')
  expect(longer).not.toBe(first)
  ids.sent()
  expect(ids.of('How old is it, and which size?')).not.toBe(longer)
})
