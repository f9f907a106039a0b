import { expect, test } from 'vitest'
import { playingTime } from './playing-time.ts'

test('a length reads as a clock does', () => {
  expect([0, 9.6, 75, 3600, 7265].map(playingTime)).toEqual(['0:00', '0:10', '1:15', '1:00:00', '2:01:05'])
})
