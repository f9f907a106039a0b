export interface GalleryViewsTable {
  item_id: string
  /** Her id, or a key of that day for somebody who is not signed in. */
  viewer_key: string
  /** 'YYYY-MM-DD' */
  day: string
}
