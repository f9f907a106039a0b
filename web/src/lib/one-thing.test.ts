import { expect, test } from 'vitest'
import { idToSend, isSameThing, mayBeThere } from './one-thing.ts'

const fresh = { id: '' }

test('the same words sent again are the same thing, whenever that is', () => {
  const first = idToSend(fresh, 'Gold', false)
  expect(first.id).toHaveLength(36)
  for (const isLater of [false, true]) {
    expect(idToSend(first, 'Gold', isLater)).toEqual(first)
    expect(mayBeThere(first, idToSend(first, 'Gold', isLater))).toBe(true)
  }
})

test('other words in the same sitting mend the same thing, which may be there as it was sent first', () => {
  const first = idToSend(fresh, 'Gold', false)
  const second = idToSend(first, 'Gold medal', false)
  expect(second).toEqual({ id: first.id, words: 'Gold medal' })
  expect(mayBeThere(first, second)).toBe(true)
})

test('other words in what was left behind are another thing', () => {
  const first = idToSend(fresh, 'Gold', false)
  const second = idToSend(first, 'Silver', true)
  expect(second.id).not.toBe(first.id)
  expect(mayBeThere(first, second)).toBe(false)
})

test('a draft that was never sent keeps its id', () => {
  const now = idToSend({ id: 'known' }, 'Gold', true)
  expect(now).toEqual({ id: 'known', words: 'Gold' })
  expect(mayBeThere({ id: 'known' }, now)).toBe(false)
})

test('who rewords what she sent a moment ago, or found again, means the same thing; what she begins anew later is another', () => {
  expect(isSameThing(true, 'Gold', 'Silver')).toBe(true)
  expect(isSameThing(true, 'Gold', '')).toBe(true)
  expect(isSameThing(false, 'Gold', 'Gold medal')).toBe(true)
  expect(isSameThing(false, 'Gold', '')).toBe(false)
  expect(isSameThing(false, '', 'Silver')).toBe(false)
})

test('a draft from before it had an id is given one', () => {
  const kept: { id: string } = JSON.parse('{"text":"Gold"}')
  expect(idToSend(kept, 'Gold', true).id).toHaveLength(36)
})
