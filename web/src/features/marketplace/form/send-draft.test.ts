import { expect, test } from 'vitest'
import { EMPTY_DRAFT, toDraftFields, withSold } from './listing-draft.ts'
import { isTryOf, withoutId, withTry } from './send-draft.ts'

test('where something else has the id of what she wrote, her words go on as something that was never sent', () => {
  const written = { ...EMPTY_DRAFT, title: 'Racket', price: '50' }
  expect(withoutId({ ...written, id: 'taken', version: 2, tried: [] })).toEqual(written)
})

test('what stands there is known for what she sent without an answer, and what another tab made of it is not', () => {
  const before = { ...EMPTY_DRAFT, id: 'hers', version: 3, title: 'Racket', price: '50', location: '' }
  const sent = { ...before, title: 'Racket ', price: '48' }
  const kept = { ...withTry(sent, toDraftFields(sent, false)), price: '45' }
  const there = { ...before, version: 4, price: '48.00' }
  expect(isTryOf(kept, there, false)).toBe(true)
  expect(isTryOf(kept, { ...there, price: '49.00' }, false)).toBe(false)
  expect(isTryOf(before, there, false)).toBe(false)
})

test('what was sold while she writes comes off the pieces in her form, and her words stay', () => {
  const writing = { ...EMPTY_DRAFT, title: 'Racket', inventory: '5', sold: 1 }
  const tried = withTry(writing, toDraftFields(writing, false))
  const start = (sold: number) => ({ sold, inventory: '2' })
  const now = withSold(tried, start(3))
  expect(now).toMatchObject({ title: 'Racket', inventory: '3', sold: 3, tried: [{ inventory: 3 }] })
  expect(withSold(now, start(2))).toMatchObject({ inventory: '4' })
  expect(withSold({ ...writing, inventory: 'many' }, start(3))).toMatchObject({ inventory: 'many', sold: 3 })
  const older = { ...writing, sold: undefined }
  expect(withSold(older, start(3)), 'kept before it was counted').toMatchObject({ inventory: '2', sold: 3 })
  expect(withSold(older, start(0)), 'and none is sold').toMatchObject({ inventory: '5' })
})
