import { expect, test } from 'vitest'
import { withKeptReason } from './with-kept-reason.ts'

const kept = [{ text: 'No insults here.' }, { text: 'No advertising.' }]

test('a kept reason takes the place of nothing and of another one, and stands below what she wrote', () => {
  expect(withKeptReason(' ', kept, 0)).toBe('No insults here.')
  expect(withKeptReason('No insults here. ', kept, 1)).toBe('No advertising.')
  expect(withKeptReason('You called her names. ', kept, 0)).toBe('You called her names.\n\nNo insults here.')
})

test('where the list is another by now, her words stay', () => {
  expect(withKeptReason('Hers', kept, 7)).toBe('Hers')
  expect(withKeptReason('Hers', kept, Number.NaN)).toBe('Hers')
})
