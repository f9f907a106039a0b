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
