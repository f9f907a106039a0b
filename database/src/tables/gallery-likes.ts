export interface GalleryLikesTable {
  item_id: string
  person_id: string
  created_at: Date
}
