import { expect, test } from 'vitest'
import { untilAgain } from './until-again.ts'

const now = Date.UTC(2026, 10, 20, 12)
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test.each([
  ['just now', before(0), 60],
  ['a while ago', before(17.5), 43],
  ['a minute ago', before(60), 0],
  ['in a minute and a half, by a clock that is a little behind', before(-90), 60],
  ['in an hour, by a clock that was set back since', before(-3600), 0],
  ['never', undefined, 0],
])('who was written to %s waits so long for another mail', (_, sentAt, seconds) => {
  expect(untilAgain(sentAt, now)).toBe(seconds)
})
