import type { Db } from '@heraia/database/db'
import type { Scene } from '../../browser/made-up-pictures/scenes.ts'
import { addFile, addPhotos, pictureOf } from '../samples/add-photos.ts'
import { showInOrders } from '../samples/show-in-orders.ts'

/** Rows of pictures that the demo draws itself: on everything on sale, in galleries, in some posts. */
export async function addPictures(db: Db, now: Date): Promise<void> {
  await addToListings(db)
  await addPhotos(db, now)
}

const SCENE_OF_SUBCATEGORY: Record<string, Scene> = {
  training: 'weights',
  competition: 'racket',
  accessories: 'ball',
  uniforms: 'shirt',
  'training-wear': 'shirt',
  footwear: 'shoe',
}

async function addToListings(db: Db) {
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'subcategory', 'title', 'created_at'])
    .execute()
  for (const { id, seller_id, subcategory, title, created_at } of listings) {
    const scene = SCENE_OF_SUBCATEGORY[subcategory ?? ''] ?? 'plan'
    const picture = pictureOf(scene, id, title)
    await addFile(db, 'listing', seller_id, picture, created_at)
    await db.insertInto('listing_media').values({ listing_id: id, position: 0, media_id: picture.mediaId }).execute()
    await db
      .updateTable('listings')
      .set({ pictures: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute()
    await showInOrders(db, id, picture)
  }
}
