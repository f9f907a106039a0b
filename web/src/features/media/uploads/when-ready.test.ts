import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { changeUpload, findUpload, forgetUpload, newUpload, putUpload } from './upload-store.ts'
import { FilesNotReady, whenReady } from './when-ready.ts'

const ids = ['a', 'b'] as MediaId[]
const begin = () => {
  for (const id of ids) putUpload(newUpload({ id, purpose: 'post' }))
}

test('it waits for the last of them', async () => {
  begin()
  let isThere = false
  const ready = whenReady(ids).then(() => {
    isThere = true
  })
  for (const id of ids) {
    expect(isThere).toBe(false)
    changeUpload(id, { state: 'ready' })
    await Promise.resolve()
  }
  await ready
  expect(isThere).toBe(true)
})

test('one that fails, or is taken away, ends the waiting', async () => {
  begin()
  const failed = whenReady(ids)
  changeUpload('a' as MediaId, { state: 'failed' })
  await expect(failed).rejects.toThrow(FilesNotReady)
  begin()
  const removed = whenReady(ids)
  forgetUpload('b' as MediaId)
  await expect(removed).rejects.toThrow(FilesNotReady)
})

test('a file that she paused goes on when she posts: else her post would wait for it for ever', async () => {
  begin()
  const [paused, other] = ids as [MediaId, MediaId]
  changeUpload(paused, { state: 'paused' })
  changeUpload(other, { state: 'ready' })
  await whenReady(ids, (id) => changeUpload(id, { state: 'ready' }))
  expect(ids.map((id) => findUpload(id)?.state)).toEqual(['ready', 'ready'])
})
