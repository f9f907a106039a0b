import type { Generated } from 'kysely'

export interface GalleryLikesTable {
  item_id: string
  person_id: string
  /** She is seen, so it stands in the picture's count. */
  counted: Generated<boolean>
  created_at: Date
}
