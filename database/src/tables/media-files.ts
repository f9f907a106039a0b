import type { Generated } from 'kysely'

/** A file that somebody uploaded, and what was made of it. */
export interface MediaFilesTable {
  id: string
  owner_id: string
  purpose: 'avatar' | 'cover' | 'gallery' | 'post' | 'listing' | 'evidence' | 'message'
  kind: 'image' | 'video' | 'document' | null
  state: Generated<'uploading' | 'processing' | 'ready' | 'failed'>
  failure: string | null
  alt: Generated<string>
  size_bytes: number
  declared_type: string
  width: number | null
  height: number | null
  duration_ms: number | null
  thumbhash: string | null
  widths: Generated<number[]>
  revision: Generated<number>
  /** How often processing it was begun. */
  attempts: Generated<number>
  /** null: nothing shows it yet. */
  attached_at: Date | null
  /** Deleted by its owner while a report needs it: the staff's alone. */
  withheld_at: Date | null
  created_at: Date
  updated_at: Date
}
