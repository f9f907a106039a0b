import type { Audience } from '@heraia/contract/accounts'
import type { GalleryItemId, MediaId } from '@heraia/contract/ids'
import type { FileKind, GalleryCategory, MediaFailure, MediaPurpose, Medium } from '@heraia/contract/media'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/store.ts'

export type UploadState = 'waiting' | 'uploading' | 'paused' | 'processing' | 'ready' | 'failed'

/**
 * What the server says, and what only the browser knows: `not_sent` is a network that stayed away, `not_loaded` the
 * uploader itself that could not be fetched, `gone` a file that is nowhere any more.
 */
export type UploadFailure =
  | MediaFailure
  | WrongKind
  | 'not_sent'
  | 'not_loaded'
  | 'too_many'
  | 'signed_out'
  | 'gone'
  | 'not_shown'

/** `type_not_allowed` where one kind alone is taken. */
export type WrongKind = 'not_a_picture' | 'not_a_video'

/** What she wrote about a file that is to stand in her gallery; sent once the file is there. */
export interface ItemDraft {
  id: GalleryItemId
  title: string
  description: string | null
  category: GalleryCategory
  tags: string[]
  audience: Audience
}

export interface Upload {
  id: MediaId
  purpose: MediaPurpose
  /** null until its content was looked at. */
  kind: FileKind | null
  /** Of the file in her device; shown to her only. */
  name: string
  size: number
  /** In bytes. */
  sent: number
  /** An address that only this tab knows; null where there is no file here. */
  preview: string | null
  alt: string
  state: UploadState
  failure: UploadFailure | null
  mayRetry: boolean
  medium: Medium | null
  item: ItemDraft | null
  /** This browser keeps the file until it has arrived. */
  isKept: boolean
}

const store = createStore<readonly Upload[]>([])

export const currentUploads = store.get
export const onUploads = store.subscribe

/** Everything that goes up, is being made ready, or waits to be used; oldest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(store.subscribe, store.get, store.get)

export const findUpload = (id: MediaId): Upload | undefined => store.get().find((upload) => upload.id === id)

export function putUpload(upload: Upload): void {
  store.set([...store.get().filter((known) => known.id !== upload.id), upload])
}

export function changeUpload(id: MediaId, change: Partial<Upload>): void {
  store.set(store.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
}

/** It is used, or thrown away. */
export function forgetUpload(id: MediaId): void {
  const upload = findUpload(id)
  if (upload?.preview) URL.revokeObjectURL(upload.preview)
  store.set(store.get().filter((known) => known.id !== id))
}

/** What goes up from here is made of this. */
export const newUpload = (made: Pick<Upload, 'id' | 'purpose'> & Partial<Upload>): Upload => ({
  kind: null,
  name: '',
  size: 0,
  sent: 0,
  preview: null,
  alt: '',
  state: 'waiting',
  failure: null,
  mayRetry: false,
  medium: null,
  item: null,
  isKept: false,
  ...made,
})

export const isUnderWay = ({ state }: Upload): boolean => !['ready', 'failed'].includes(state)
