import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from './listing-draft.ts'
import { withoutId } from './send-draft.ts'

test('where something else has the id of what she wrote, her words go on as something that was never sent', () => {
  const written = { ...EMPTY_DRAFT, title: 'Racket', price: '50' }
  expect(withoutId({ ...written, id: 'taken', version: 2, tried: [] })).toEqual(written)
})
