import type { MediaId } from '@heraia/contract/ids'
import type { FileKind, MediaPurpose } from '@heraia/contract/media'
import { uuid7 } from '@heraia/contract/uuid7'
import { client } from '../../../lib/api.ts'
import { isNotFound } from '../../../lib/errors.ts'
import { sessionState } from '../../../lib/session/session-state.ts'
import { checkFile } from './check-file.ts'
import { changeKeptFile, forgetFile, keepFile } from './kept-files.ts'
import { askWhereTheyStand } from './processing.ts'
import { releaseUpload, takeUpload } from './upload-lock.ts'
import {
  changeUpload,
  currentUploads,
  findUpload,
  forgetUpload,
  type ItemDraft,
  newUpload,
  putUpload,
  type Upload,
  type UploadFailure,
} from './upload-store.ts'

interface Destination {
  purpose: MediaPurpose
  kinds: readonly FileKind[]
  maxBytes: number
}

/** Uppy and tus come with the first file. */
async function loadSender() {
  const sender = await import('./sender.ts')
  sender.whenArrived((id) => {
    releaseUpload(id)
    // One for the gallery is kept until it stands there: a reload in between must not lose what she wrote of it.
    if (!findUpload(id)?.item) void forgetFile(id)
    void askWhereTheyStand()
  })
  return sender
}

/** Begins with each file and answers with their ids at once; what is not taken stands there with its reason. */
export function beginUploads(files: readonly File[], destination: Destination): MediaId[] {
  return files.map((file) => {
    const { name, size } = file
    const upload = newUpload({ id: uuid7() as MediaId, purpose: destination.purpose, name, size })
    putUpload(upload)
    void checkAndSend(upload, file, destination)
    return upload.id
  })
}

async function checkAndSend({ id, purpose, name }: Upload, file: File, { kinds, maxBytes }: Destination) {
  // A file that went away after she chose it cannot be read.
  const checked = await checkFile(file, { kinds, maxBytes }).catch(() => ({ failure: 'damaged' as const }))
  if (!findUpload(id)) return
  if ('failure' in checked) {
    changeUpload(id, { state: 'failed', failure: inPlaceOf(checked.failure, kinds) })
    return
  }
  const { kind, type } = checked
  changeUpload(id, { kind, preview: URL.createObjectURL(file) })
  await takeUpload(id)
  const personId = sessionState.get().user?.id
  const { alt, item } = findUpload(id) ?? { alt: '', item: null }
  if (personId) {
    const kept = { id, personId, purpose, kind, type, name, file, alt, item, keptAt: Date.now() }
    changeUpload(id, { isKept: await keepFile(kept) })
  }
  await sendFile(id, file, { purpose, name, type })
}

/** A place that takes one kind alone does not offer the other. Exported for its test. */
export function inPlaceOf(failure: UploadFailure, kinds: readonly FileKind[]): UploadFailure {
  if (failure !== 'type_not_allowed' || kinds.length > 1) return failure
  return kinds[0] === 'video' ? 'not_a_video' : 'not_a_picture'
}

export async function sendFile(id: MediaId, file: Blob, about: { purpose: MediaPurpose; name: string; type: string }) {
  try {
    const sender = await loadSender()
    // She may have taken it away meanwhile.
    if (findUpload(id)) sender.send(file, { id, ...about })
    else void forgetFile(id)
  } catch {
    changeUpload(id, { state: 'failed', failure: 'not_loaded', mayRetry: false })
  }
}

/** She signed out: nothing more is sent or shown; what is kept goes on when she is back. */
export async function haltUploads() {
  const uploads = currentUploads()
  if (uploads.length === 0) return
  for (const { id } of uploads) {
    forgetUpload(id)
    releaseUpload(id)
  }
  const sender = await loadSender()
  sender.halt()
}

export const pauseUpload = async (id: MediaId) => (await loadSender()).pause(id)
export const resumeUpload = async (id: MediaId) => (await loadSender()).resume(id)

/** What did not arrive is sent on; what arrived is made anew by the server. */
export async function retryUpload(id: MediaId) {
  const upload = findUpload(id)
  if (!upload) return
  if (upload.sent < upload.size) return (await loadSender()).retry(id)
  changeUpload(id, { state: 'processing', failure: null })
  // The file is fine; what adds it to the gallery takes up what arrived.
  if (upload.failure === 'not_shown') return askWhereTheyStand()
  try {
    await client.media.retry({ id })
  } catch (error) {
    changeUpload(id, {
      state: 'failed',
      failure: isNotFound(error) ? 'gone' : 'not_sent',
      mayRetry: !isNotFound(error),
    })
  }
  await askWhereTheyStand()
}

/** Takes it away here and on the server. */
export async function cancelUpload(id: MediaId) {
  const upload = findUpload(id)
  forgetUpload(id)
  releaseUpload(id)
  await forgetFile(id)
  if (!upload || upload.kind === null) return
  // Where it could not be fetched it has sent nothing.
  const sender = await loadSender().catch(() => null)
  const isDropped = sender?.drop(id)
  // What the server does not know, or removes by itself after a day, needs no second try.
  if (!isDropped && upload.sent > 0) await client.media.discard({ id }).catch(() => undefined)
}

/** The file goes into her gallery as soon as it is on the server, wherever she is by then. */
export function showInGallery(id: MediaId, item: ItemDraft, alt: string) {
  changeUpload(id, { item, alt })
  void changeKeptFile(id, { item, alt })
}
