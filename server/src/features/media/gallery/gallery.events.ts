import type { Listeners } from '../../../announcements.ts'
import { countedRows, whenSeenOrNot } from '../../../counted-rows.ts'

/** Who likes or unlikes a picture has locked it too, and comes before or after. */
export const countedGalleryLikes = countedRows({
  job: 'recount-gallery-likes',
  rows: 'gallery_likes',
  person: 'person_id',
  isCounted: 'counted',
  countedBy: { rows: 'gallery_items', id: 'item_id', counter: 'likes_count' },
})

/** What a picture counts is of people whom somebody sees. */
export const galleryListeners: Listeners = whenSeenOrNot(countedGalleryLikes.recountLater)
