import { expect, test } from 'vitest'
import { idKeeper, NOT_SENT } from './id-for.ts'
import type { Sent } from './one-thing.ts'

test('the same words have one id until they are sent, also after a reload; other words another one', () => {
  let inBrowser = JSON.stringify(NOT_SENT)
  const keeper = () =>
    idKeeper({
      change: (next) => {
        const now: Sent = JSON.parse(inBrowser)
        inBrowser = JSON.stringify(typeof next === 'function' ? next(now) : next)
      },
      sent: () => {
        inBrowser = JSON.stringify(NOT_SENT)
      },
    })
  const ids = keeper()
  const first = ids.of('How old is it?')
  expect(ids.of('How old is it?')).toBe(first)
  expect(keeper().of('How old is it?')).toBe(first)
  const longer = ids.of('How old is it, and which size?')
  expect(longer).not.toBe(first)
  ids.sent()
  expect(ids.of('How old is it, and which size?')).not.toBe(longer)
})
