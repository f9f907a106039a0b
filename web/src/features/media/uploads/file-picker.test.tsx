import type { MediaKind } from '@heraia/contract/media'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../../lib/drawn-for-tests.tsx'
import { FilePicker } from './file-picker.tsx'
import { inPlaceOf } from './upload-acts.ts'
import { uploadTexts } from './upload-texts.ts'

const picker = (kinds: MediaKind[]) => drawn(<FilePicker kinds={kinds} multiple onFiles={() => undefined} />)

test('where videos alone are taken, no picture is offered: not by the camera, nor in the hint', async () => {
  const html = await picker(['video'])
  expect(html).toContain('accept="video/*"')
  expect(wordsOf(html)).toContain('MP4, MOV or WebM')
  expect(wordsOf(html)).not.toContain('JPG')
  expect(await picker(['image', 'video'])).toContain('accept="image/*,video/*"')
  expect(await picker(['image'])).toContain('accept="image/*"')
})

test('nor is one in what a refusal says', () => {
  const { failures } = uploadTexts.en
  expect(failures[inPlaceOf('type_not_allowed', ['video'])]).not.toContain('JPG')
  expect(failures[inPlaceOf('type_not_allowed', ['image'])]).not.toContain('MP4')
  expect(inPlaceOf('type_not_allowed', ['image', 'video'])).toBe('type_not_allowed')
  expect(inPlaceOf('too_large', ['video'])).toBe('too_large')
})
