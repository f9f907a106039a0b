import type { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'
import Uppy, { type Body, type Meta } from '@uppy/core'
import Tus, { type TusBody, type TusDetailedError } from '@uppy/tus'
import { bearer } from '../../../lib/session/bearer.ts'
import { refusalOf } from './refusal.ts'
import { forUppy, isFinal } from './sent-on.ts'
import { changeUpload, findUpload, type UploadFailure } from './upload-store.ts'

type SentMeta = Meta & { id: MediaId; purpose: MediaPurpose; filename: string; filetype: string }

/** Files at once; the others wait their turn. */
const AT_ONCE = 3
/** What was sent is there for good after each piece, also where a proxy holds requests back until they are whole. */
const PIECE_BYTES = 8 * 1024 * 1024
/** A train goes through a tunnel, a server starts anew: some twenty minutes of patience, begun anew by each piece that arrives. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, 15_000, ...Array.from({ length: 20 }, () => 60_000)]

let onArrived: (id: MediaId) => void = () => undefined
let refusedToken: string | undefined
const idInUppy = new Map<MediaId, string>()

const uppy = new Uppy<SentMeta, TusBody>({ autoProceed: true, allowMultipleUploadBatches: true }).use(Tus, {
  endpoint: '/uploads',
  limit: AT_ONCE,
  chunkSize: PIECE_BYTES,
  retryDelays: RETRY_DELAYS,
  allowedMetaFields: ['id', 'purpose', 'filename', 'filetype'],
  removeFingerprintOnSuccess: true,
  onBeforeRequest: async (request) => {
    const token = await bearer.token()
    const fresh = token && token === refusedToken ? await bearer.renewed(token) : token
    if (fresh) request.setHeader('authorization', `Bearer ${fresh}`)
    sentWith.set(request, fresh)
  },
  onShouldRetry: (error, attempt, _options, askUppy) => isWorthAnother(error, attempt) && askUppy(forUppy(error)),
})
const sentWith = new WeakMap<object, string | undefined>()

function isWorthAnother(error: TusDetailedError, attempt: number): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  if (status === 401) {
    refusedToken = error.originalRequest ? sentWith.get(error.originalRequest) : undefined
    return attempt < 2
  }
  return !isFinal(status)
}

const idOf = (file: { meta: SentMeta } | undefined) => file?.meta.id

uppy.on('upload-progress', (file, { bytesUploaded }) => {
  const id = idOf(file)
  const upload = id && findUpload(id)
  if (upload && (upload.state === 'waiting' || upload.state === 'uploading'))
    changeUpload(upload.id, { state: 'uploading', sent: bytesUploaded || 0 })
})

uppy.on('upload-success', (file) => {
  const id = idOf(file)
  const upload = id && findUpload(id)
  if (!upload) return
  changeUpload(id, { state: 'processing', sent: upload.size, failure: null })
  // Uppy still holds the upload here: taken out now, it would be ended on the server too.
  queueMicrotask(() => drop(id))
  onArrived(id)
})

uppy.on('upload-error', (file, _error, response) => {
  const id = idOf(file)
  if (id) fail(id, refusalOf(response?.status, bodyOf(response?.body)))
})

const bodyOf = (body: Body | undefined) => (body?.xhr instanceof XMLHttpRequest ? body.xhr.responseText : '')

function fail(id: MediaId, failure: UploadFailure) {
  const mayRetry = ['not_sent', 'too_many', 'signed_out', 'interrupted', 'storage_full', 'quota_full'].includes(failure)
  changeUpload(id, { state: 'failed', failure, mayRetry })
}

// Waiting out a long delay would be silly once the network is back.
addEventListener('online', () => {
  for (const [id, uppyId] of idInUppy) {
    const upload = findUpload(id)
    if (upload?.state === 'failed' && upload.failure === 'not_sent') retry(id)
    else if (upload?.state === 'uploading' || upload?.state === 'waiting') {
      uppy.pauseResume(uppyId)
      uppy.pauseResume(uppyId)
    }
  }
})

/** Told once all bytes of a file are on the server. */
export function whenArrived(listener: (id: MediaId) => void) {
  onArrived = listener
}

export function send(file: Blob, meta: { id: MediaId; purpose: MediaPurpose; name: string; type: string }) {
  const { id, purpose, name, type } = meta
  const known = idInUppy.get(id)
  if (known) {
    // She signed out and in again.
    const { error, isPaused } = uppy.getFile(known)
    if (error) retry(id)
    else if (isPaused) uppy.pauseResume(known)
    return
  }
  // Its id stands for its name: what Uppy and tus remember of it in this browser says nothing of what it shows.
  const data = new File([file], id, { type, lastModified: 0 })
  const uppyId = uppy.addFile({ name: id, type, data, meta: { id, purpose, filename: name, filetype: type, name: id } })
  idInUppy.set(id, uppyId)
}

export function pause(id: MediaId) {
  const uppyId = idInUppy.get(id)
  if (!uppyId || findUpload(id)?.state === 'paused') return
  uppy.pauseResume(uppyId)
  changeUpload(id, { state: 'paused' })
}

export function resume(id: MediaId) {
  const uppyId = idInUppy.get(id)
  if (!uppyId || findUpload(id)?.state !== 'paused') return
  uppy.pauseResume(uppyId)
  changeUpload(id, { state: 'uploading' })
}

/** Everything stands still where it is, here and on the server. */
export function halt() {
  for (const uppyId of idInUppy.values()) {
    if (!uppy.getFile(uppyId).isPaused) uppy.pauseResume(uppyId)
  }
}

export function retry(id: MediaId) {
  const uppyId = idInUppy.get(id)
  if (!uppyId) return
  changeUpload(id, { state: 'waiting', failure: null })
  // What went wrong again is told by the event.
  uppy.retryUpload(uppyId).catch(() => undefined)
}

/** Stops it, and what is on the server already is thrown away there. false: it was not being sent here. */
export function drop(id: MediaId): boolean {
  const uppyId = idInUppy.get(id)
  idInUppy.delete(id)
  if (!uppyId || !uppy.getFile(uppyId)) return false
  uppy.removeFile(uppyId)
  return true
}
