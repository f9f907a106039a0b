import { expect, test } from 'vitest'
import { searchable } from './searchable.ts'

test('whatever stands in an address or a box, the server takes what is searched', () => {
  expect(searchable('  Muñoz ')).toBe('Muñoz')
  expect(searchable('\0')).toBe('')
  expect(searchable('a\0b')).toBe('ab')
  expect(searchable('x'.repeat(101))).toHaveLength(100)
  expect(searchable(`${'x'.repeat(99)}💪`)).toBe('x'.repeat(99))
})
