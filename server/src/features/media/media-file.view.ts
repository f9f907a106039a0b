import type { MediaId } from '@heraia/contract/ids'
import type { FileKind, MediaFailure, MediaFile, MediaPurpose, MediaState } from '@heraia/contract/media'
import type { StoredAttachment, StoredMedium } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Pass, showDocument, showMedium } from '../../files/picture.view.ts'
import { mayRetry } from './media.policy.ts'

/** What a query selects of `media_files as file`. */
export const fileSql = sql`file.id as media_id, file.owner_id, file.purpose, file.kind, file.state, file.failure,
  file.alt, file.size_bytes, file.width, file.height, file.duration_ms, file.thumbhash, file.widths, file.revision,
  file.attached_at`

export interface FileRow {
  media_id: string
  owner_id: string
  purpose: MediaPurpose
  kind: FileKind | null
  state: MediaState
  failure: MediaFailure | null
  alt: string
  size_bytes: number
  width: number | null
  height: number | null
  duration_ms: number | null
  thumbhash: string | null
  widths: number[]
  revision: number
  attached_at: Date | null
}

/** As it is kept with what shows it; null while there is nothing to show. */
export const toStored = (row: FileRow): StoredMedium | null =>
  row.state === 'ready' && row.kind !== 'document'
    ? {
        mediaId: row.media_id,
        revision: row.revision,
        kind: row.kind ?? 'image',
        alt: row.alt,
        width: row.width ?? 0,
        height: row.height ?? 0,
        widths: row.widths,
        thumbhash: row.thumbhash,
        durationMs: row.duration_ms,
      }
    : null

/** The same, where it may be a document too. */
export const toStoredAttachment = (row: FileRow): StoredAttachment | null =>
  row.state === 'ready' && row.kind === 'document'
    ? { mediaId: row.media_id, revision: row.revision, kind: 'document', alt: row.alt, bytes: row.size_bytes }
    : toStored(row)

/** To its owner only; `pass` is hers. */
export function showFile(row: FileRow, pass: Pass): MediaFile {
  const stored = toStoredAttachment(row)
  return {
    id: row.media_id as MediaId,
    purpose: row.purpose,
    kind: row.kind,
    state: row.state,
    failure: row.failure,
    alt: row.alt,
    size: row.size_bytes,
    medium: stored && stored.kind !== 'document' ? showMedium(stored, pass) : null,
    document: stored?.kind === 'document' ? showDocument(stored, pass) : null,
    may: { retry: row.state === 'failed' && mayRetry(row.failure) },
  }
}
