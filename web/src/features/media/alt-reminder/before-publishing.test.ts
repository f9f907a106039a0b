import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { beforePublishing, undescribed } from './before-publishing.ts'

const [serve, podium, plan] = ['serve', 'podium', 'plan'] as MediaId[]
const asked = (...ids: (MediaId | undefined)[]) => new Set(ids as MediaId[])

test('a picture without a word that can be seen is undescribed, a document never is', () => {
  const uploads = [
    { id: serve as MediaId, kind: 'image' as const },
    { id: podium as MediaId, kind: null },
    { id: plan as MediaId, kind: 'document' as const },
  ]
  const chosen = [{ id: serve as MediaId, alt: 'Mira serves' }]
  expect(undescribed(uploads, chosen)).toEqual([podium])
  expect(undescribed(uploads, [{ id: serve as MediaId, alt: ' \u200b ' }])).toEqual([serve, podium])
})

test('she is asked once about each picture, or never, or it waits for its description', () => {
  const missing = [serve, podium] as MediaId[]
  expect(beforePublishing('remind', [], asked())).toBe('publish')
  expect(beforePublishing('remind', missing, asked())).toBe('ask')
  expect(beforePublishing('remind', missing, asked(serve))).toBe('ask')
  expect(beforePublishing('remind', missing, asked(serve, podium))).toBe('publish')
  expect(beforePublishing('off', missing, asked())).toBe('publish')
  expect(beforePublishing('require', missing, asked(serve, podium))).toBe('refuse')
  expect(beforePublishing('require', [], asked())).toBe('publish')
})
