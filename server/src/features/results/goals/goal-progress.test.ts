import { expect, test } from 'vitest'
import { goalProgress } from './goal-progress.ts'

test.each([
  ['half of the way to a faster time', { target: 60, start: 64, current: 62, better: 'lower' }, 50],
  ['a faster time without a start: the share', { target: 60, start: null, current: 75, better: 'lower' }, 80],
  ['reached', { target: 60, start: 64, current: 59.9, better: 'lower' }, 100],
  ['no faster than before', { target: 60, start: 64, current: 64, better: 'lower' }, 0],
  ['a quarter of the way to a longer jump', { target: 6.4, start: 6, current: 6.1, better: 'higher' }, 25],
  ['7 of 10 podiums', { target: 10, start: null, current: 7, better: 'higher' }, 70],
  ['almost is not reached', { target: 1000, start: 0, current: 999.99, better: 'higher' }, 99.9],
  ['nothing yet', { target: 60, start: null, current: null, better: 'lower' }, null],
] as const)('%s', (_, marks, progress) => {
  expect(goalProgress(marks)).toBe(progress)
})
