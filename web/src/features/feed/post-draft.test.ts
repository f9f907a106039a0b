import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { afterSent, EMPTY_POST, type PostDraft } from './post-draft.ts'

const medium = (id: string) => ({ id: id as MediaId, alt: '' })
const sent: PostDraft = { ...EMPTY_POST, id: '1', text: 'Won!', audience: 'followers', media: [medium('a')] }
const next: PostDraft = { ...EMPTY_POST, audience: 'followers' }

test('what was sent leaves the composer', () => expect(afterSent(sent, sent, next)).toBe(next))

test('what she wrote and chose meanwhile stays, as another post', () => {
  expect(afterSent({ ...sent, text: 'Won! And how' }, sent, next)).toMatchObject({
    id: '',
    text: 'Won! And how',
    media: [],
  })
  const chosen = { ...sent, media: [medium('a'), medium('b')] }
  expect(afterSent(chosen, sent, next)).toMatchObject({ id: '', text: '', media: [medium('b')] })
})
