import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { afterFound, afterSent, EMPTY_POST, orNothing, type PostDraft, reworded } from './post-draft.ts'

const medium = (id: string) => ({ id: id as MediaId, alt: '' })
const sent: PostDraft = { ...EMPTY_POST, id: '1', text: 'Won!', audience: 'followers', media: [medium('a')] }

test('what was sent leaves the composer, with whom it was for', () => {
  expect(afterSent(sent, sent)).toEqual(EMPTY_POST)
  expect(orNothing({ ...sent, id: '', text: '', media: [] })).toEqual(EMPTY_POST)
  for (const begun of [sent, { ...EMPTY_POST, text: 'W' }, { ...EMPTY_POST, media: [medium('a')] }])
    expect(orNothing(begun)).toBe(begun)
})

test('what she wrote and chose meanwhile stays, as another post', () => {
  expect(afterSent({ ...sent, text: 'Won! And how' }, sent)).toMatchObject({
    id: '',
    text: 'Won! And how',
    media: [],
  })
  const chosen = { ...sent, media: [medium('a'), medium('b')] }
  expect(afterSent(chosen, sent)).toMatchObject({ id: '', text: '', media: [medium('b')] })
})

test('what she changes of a post that was sent stays that one post, in other words', () => {
  expect(reworded(sent, { text: 'Lost!' }, true)).toEqual({ ...sent, text: 'Lost!', isReworded: true })
  expect(reworded(sent, { audience: 'private' }, false)).toMatchObject({ id: '1', isReworded: true })
  expect(reworded({ ...sent, id: '' }, { text: 'Lost!' }, true).isReworded).toBe(undefined)
  expect(afterSent({ ...sent, text: 'And on', isReworded: true }, sent).isReworded).toBe(undefined)
})

test('what she begins anew where an older one was given up is another post', () => {
  const emptied = reworded(sent, { text: '', media: [] }, false)
  expect(emptied).toMatchObject({ id: '', text: '' })
  expect(reworded({ ...emptied, id: '1' }, { text: 'Next' }, false)).toMatchObject({ id: '', text: 'Next' })
})

test('what she took back and the server has all the same leaves the composer; other words there are another post', () => {
  const post = { id: '1', text: 'Won!', media: [medium('a')] }
  expect(afterFound({ ...sent, text: ' Won! ' }, post)).toEqual(EMPTY_POST)
  const other = { ...sent, text: 'Lunch', isReworded: true, media: [medium('b')] }
  expect(afterFound(other, post)).toEqual({ ...other, id: '', isReworded: undefined })
  const mine = { ...sent, id: '2' }
  expect(afterFound(mine, post), 'what is under another id').toBe(mine)
})
