import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as JSON text (both drivers take it alike). */
export type Json<Value> = ColumnType<Value, string | undefined, string>
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

/** A picture as it is kept with what shows it; a view makes its addresses. */
export interface StoredPicture {
  mediaId: string
  /** Counts up when other files take the place of those before. */
  revision: number
  alt: string
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  thumbhash: string | null
}

/** A PDF. */
export interface StoredDocument {
  mediaId: string
  revision: number
  kind: 'document'
  /** What its owner calls it. */
  alt: string
  bytes: number
}

export type StoredAttachment = StoredMedium | StoredDocument

/** A picture, or a video with its poster. */
export interface StoredMedium extends StoredPicture {
  kind: 'image' | 'video'
  /** null for pictures. */
  durationMs: number | null
  /** Of a post: its author says that it may upset. */
  sensitive?: boolean
}
