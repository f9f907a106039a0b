import { expect, test } from 'vitest'
import { isoTime } from './moment.ts'

test.each([
  ['a Date', new Date('2026-11-22T05:10:50.12Z'), '2026-11-22T05:10:50.120Z'],
  ['a column', '2026-11-22 05:10:50.123+00', '2026-11-22T05:10:50.123Z'],
  ['whole seconds', '2026-11-22 05:10:50+00', '2026-11-22T05:10:50.000Z'],
  ['fewer digits', '2026-11-22 05:10:50.1+00', '2026-11-22T05:10:50.100Z'],
  ['JSON', '2026-11-22T05:10:50.12+00:00', '2026-11-22T05:10:50.120Z'],
  ['a database elsewhere', '2026-11-22 05:10:50.12+02', '2026-11-22T03:10:50.120Z'],
  ['JSON of one elsewhere', '2026-11-22T05:10:50.12-05:30', '2026-11-22T10:40:50.120Z'],
  ['microseconds', '2026-11-22 05:10:50.123456+00', '2026-11-22T05:10:50.123Z'],
])('a moment in the words of %s', (_, moment, expected) => {
  expect(isoTime(moment)).toBe(expected)
})
