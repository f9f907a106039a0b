import type { MediaId } from '@heraia/contract/ids'
import { resumeUpload } from './upload-acts.ts'
import { findUpload, onUploads } from './upload-store.ts'

/** One of the files cannot be used, or was taken away meanwhile. */
export class FilesNotReady extends Error {
  override name = 'FilesNotReady'
}

/** Resolves once the server can show all of them. What she paused goes on: it is waited for now. */
export function whenReady(ids: readonly MediaId[], resume: (id: MediaId) => unknown = resumeUpload): Promise<void> {
  for (const id of ids) if (findUpload(id)?.state === 'paused') resume(id)
  return new Promise((resolve, reject) => {
    let stop = () => {}
    const look = () => {
      const states = ids.map((id) => findUpload(id)?.state)
      const isLost = states.some((state) => state === undefined || state === 'failed')
      if (!isLost && states.some((state) => state !== 'ready')) return
      stop()
      if (isLost) reject(new FilesNotReady())
      else resolve()
    }
    stop = onUploads(look)
    look()
  })
}
