import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test.each([
  ['what fits stays as it is', 'Six in the morning', 18, 'Six in the morning'],
  [
    'what does not ends after a word, and says that it goes on',
    'Six in the morning, six degrees',
    20,
    'Six in the morning,…',
  ],
  ['no tag is cut in two', 'I will sleep in this jersey. #Basketball', 33, 'I will sleep in this jersey.…'],
  ['one long word is cut', 'a'.repeat(30), 10, `${'a'.repeat(9)}…`],
  ['a letter of two halves is not', `${'🏀'.repeat(10)}`, 8, `${'🏀'.repeat(3)}…`],
  ['an end of line is a space too', 'First\nsecond third', 14, 'First\nsecond…'],
])('%s', (_, text, most, shown) => {
  expect(firstWords(text, most)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(most)
})
