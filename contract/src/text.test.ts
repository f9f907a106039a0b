import { expect, test } from 'vitest'
import { text } from './text.ts'

const words = text({ min: 1, max: 10 })

test.each([
  ['white space', ' \n\t\u00a0\u3000'],
  ['letters without width', '\u200b\u2060\ufeff'],
  ['what turns the direction of writing', '\u202e\u2069'],
  ['fillers', '\u3164\u115f\u2800'],
  ['controls', '\u0007\u0085'],
])('%s alone say nothing', (_what, value) => {
  expect(words.safeParse(value).error?.issues[0]?.message).toBe('required')
  expect(text({ max: 10 }).parse(value)).toBe('')
})

test.each(['é', '💛', '👩‍👩‍👧', 'ㅤa', 'مرحبا', '.'])('%s is there to be seen', (value) => {
  expect(words.parse(` ${value} `)).toBe(value)
})

test('NUL is refused, not dropped', () => {
  expect(words.safeParse('\u0000').error?.issues[0]?.message).toBe('invalid_characters')
})
