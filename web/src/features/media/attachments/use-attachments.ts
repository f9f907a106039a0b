import type { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'
import { client } from '../../../lib/api.ts'
import { useShownHere } from '../uploads/shown-here.ts'
import { beginUploads, cancelUpload } from '../uploads/upload-acts.ts'
import { forgetUpload } from '../uploads/upload-store.ts'
import { useChosenUploads } from '../uploads/use-chosen-uploads.ts'
import { useUploadLimits } from '../uploads/use-upload-limits.ts'
import { whenReady } from '../uploads/when-ready.ts'

const ATTACHMENT_KINDS = ['image', 'document'] as const

/** A file of what she is writing. `alt`: what a picture shows, or how a document is called. */
export interface ChosenFile {
  id: MediaId
  alt: string
}

interface Place {
  purpose: MediaPurpose
  /** How many files. */
  most: number
  /** Where less than the site's limit is taken. */
  mostBytes?: number
}

/** Pictures and documents of what she is writing: they go up while she writes. */
export function useAttachments(chosen: readonly ChosenFile[], onChange: (chosen: ChosenFile[]) => void, place: Place) {
  const { purpose, most } = place
  useShownHere(purpose)
  const { maxBytes, accept } = useUploadLimits(ATTACHMENT_KINDS, place.mostBytes)
  const uploads = useChosenUploads(
    chosen.map(({ id }) => id),
    purpose,
  )
  return {
    uploads,
    accept,
    isFull: chosen.length >= most,
    isReady: uploads.every(({ state }) => state === 'ready'),
    hasFailed: uploads.some(({ state }) => state === 'failed'),
    add(files: File[]) {
      const taken = files.slice(0, most - chosen.length)
      const ids = beginUploads(taken, { purpose, kinds: ATTACHMENT_KINDS, maxBytes })
      onChange([...chosen, ...ids.map((id, at) => ({ id, alt: titleOf(taken[at]) }))])
    },
    remove(id: MediaId) {
      onChange(chosen.filter((file) => file.id !== id))
      void cancelUpload(id)
    },
    describe: (id: MediaId, alt: string) => onChange(chosen.map((file) => (file.id === id ? { id, alt } : file))),
  }
}

/** A document is called as its file is, until she says otherwise; what a picture shows its name does not say. */
const titleOf = (file: File | undefined): string =>
  file && /\.pdf$/i.test(file.name) ? file.name.replace(/\.pdf$/i, '').slice(0, 120) : ''

/** All of them are there and described: they can be shown with what she wrote. */
export async function readyToShow(chosen: readonly ChosenFile[]): Promise<MediaId[]> {
  const ids = chosen.map(({ id }) => id)
  await whenReady(ids)
  await describeFiles(chosen)
  return ids
}

export async function describeFiles(chosen: readonly ChosenFile[]): Promise<void> {
  for (const { id, alt } of chosen) await client.media.describe({ id, alt })
}

export const forgetFiles = (chosen: readonly ChosenFile[]): void => {
  for (const { id } of chosen) forgetUpload(id)
}
