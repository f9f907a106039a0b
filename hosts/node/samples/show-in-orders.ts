import type { Db } from '@heraia/database/db'
import type { StoredPicture } from '@heraia/database/json'

/** Made-up orders began before their things had pictures: they show the first one, as if it had been there. */
export async function showInOrders(db: Db, listingId: string, picture: StoredPicture): Promise<void> {
  await db
    .updateTable('orders')
    .set({ picture: JSON.stringify(picture), picture_id: picture.mediaId })
    .where('listing_id', '=', listingId)
    .where('picture_id', 'is', null)
    .execute()
}
