import { MediaUnusable } from '@heraia/server/files/media-unusable'
import { expect, onTestFinished, test, vi } from 'vitest'
import { heicOf } from '../../test/sample-heic.ts'
import { decodeHeic } from './decode-heic.ts'
import { asUnusable, makePictures } from './make-pictures.ts'

const wanted = { widths: [160], atLeast: { width: 1, height: 1 } }

test('a picture is not damaged because the machine was slow, or had no memory or no file left', async () => {
  const picture = await heicOf()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const late = decodeHeic(picture).catch((error: unknown) => error)
  vi.advanceTimersByTime(120_000)
  for (const fault of [
    await late,
    new Error('timeout: 42% complete'),
    Object.assign(new Error('Worker terminated due to reaching memory limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    Object.assign(new Error('spawn'), { code: 'EAGAIN' }),
    Object.assign(new Error('too many open files'), { code: 'EMFILE' }),
    new RangeError('Array buffer allocation failed'),
  ]) {
    expect(asUnusable(fault)).toBe(fault)
    expect(fault).not.toBeInstanceOf(MediaUnusable)
  }
})

test('what is no picture, and what broke on its way, is damaged', async () => {
  const picture = await heicOf()
  for (const bytes of [new TextEncoder().encode('no picture'), picture.slice(0, picture.length / 2)]) {
    await expect(makePictures(bytes, wanted)).rejects.toMatchObject({ failure: 'damaged' })
  }
  expect((await makePictures(picture, wanted)).files).toHaveLength(1)
})
