import { expect, test } from 'vitest'
import { problemOf, splitTags } from './tag-words.ts'

test('tags are split by commas, each stands once', () => {
  expect(splitTags(' final, 4x100  m,,Final ,')).toEqual(['final', '4x100 m'])
  expect(splitTags(' , ')).toEqual([])
})

test('too many and too long tags are told apart', () => {
  expect(problemOf(splitTags('a,b'))).toBe(null)
  expect(problemOf(Array.from({ length: 21 }, (_, index) => `tag ${index}`))).toBe('too_many')
  expect(problemOf(['a'.repeat(41)])).toBe('too_long')
})
