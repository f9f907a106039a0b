import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { newsOf } from './upload-news.ts'
import { newUpload, type Upload } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'

const texts = uploadTexts.en
const final = (change: Partial<Upload>) =>
  newUpload({
    id: '0199f0a0-0000-7000-8000-000000000001' as MediaId,
    purpose: 'post',
    name: 'final.jpg',
    size: 100,
    ...change,
  })

test('progress is read in quarters, not at every byte', () => {
  expect(newsOf([], [final({})], texts)).toBe('Uploading 1 file: 0%')
  expect(newsOf([final({})], [final({ state: 'uploading', sent: 24 })], texts)).toBe(null)
  expect(newsOf([final({ sent: 24 })], [final({ sent: 60 })], texts)).toBe('Uploading 1 file: 50%')
})

test('who arrived and who was refused is named, with the reason', () => {
  const going = [final({ state: 'processing', sent: 100 })]
  expect(newsOf(going, [final({ state: 'ready', sent: 100 })], texts)).toBe('final.jpg is uploaded.')
  expect(newsOf(going, [final({ state: 'failed', failure: 'damaged' })], texts)).toContain(
    'final.jpg could not be used.',
  )
  expect(newsOf(going, going, texts)).toBe(null)
  expect(newsOf(going, [], texts)).toBe(null)
})
