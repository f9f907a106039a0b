import type { MediaId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findUpload, forgetUpload, newUpload, putUpload } from './upload-store.ts'

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('XMLHttpRequest', class {})
  // Uppy says here what went wrong.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a file whose sending failed is sent again when she has signed out and in on the same page', async () => {
  const sender = await import('./sender.ts')
  const id = uuid7() as MediaId
  const about = { id, purpose: 'post' as const, name: 'serve.png', type: 'image/png' }
  const sends = () => {
    putUpload(newUpload({ id, purpose: 'post', size: 3 }))
    sender.send(new Blob(['abc'], { type: 'image/png' }), about)
  }
  const becomes = (state: string) => vi.waitFor(() => expect(findUpload(id)?.state).toBe(state))

  // Nothing can be sent from here.
  sends()
  await becomes('failed')
  sender.halt()
  forgetUpload(id)
  sends()
  await becomes('failed')
  sender.drop(id)
  forgetUpload(id)
})
