import { expect, test } from 'vitest'
import { mentionAt } from './mention-at.ts'

test.each([
  ['Well played @mi', { at: 12, word: 'mi' }],
  ['@Muñ', { at: 0, word: 'Muñ' }],
  ['(@mira-l', { at: 1, word: 'mira-l' }],
  ['@', null],
  ['mira@example', null],
  ['https://site/@mira', null],
  ['@mira ', null],
  ['@mira, @', null],
])('%j has begun %j', (text, begun) => {
  expect(mentionAt(text, text.length)).toEqual(begun)
})

test('in the middle of a name none begins', () => {
  expect(mentionAt('@mira', 3)).toBeNull()
  expect(mentionAt('@mi, well played', 3)).toEqual({ at: 0, word: 'mi' })
})
