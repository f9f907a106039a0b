import { expect, test } from 'vitest'
import { counted } from './texts.ts'

const results = { one: '# result', other: '# results' }

test('one is one, none and many are many', () => {
  expect([0, 1, 2].map((count) => counted('en', count, results))).toEqual(['0 results', '1 result', '2 results'])
})

test('large counts are written as readers of the language write them', () => {
  expect(counted('en', 12345, results)).toBe('12,345 results')
  expect(counted('es', 12345, { one: '# resultado', other: '# resultados' })).toBe('12.345 resultados')
})

test('more than a badge has room for is named as the badge shows it', () => {
  const unread = { one: '# unread message', other: '# unread messages' }
  expect([1, 99, 100, 1200].map((count) => counted('en', count, unread, 99))).toEqual([
    '1 unread message',
    '99 unread messages',
    '99+ unread messages',
    '99+ unread messages',
  ])
})
