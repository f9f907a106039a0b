import type { Db } from '@heraia/database/db'
import type { FileStore } from '@heraia/server/ports'
import { drawListings } from './draw-listings.ts'
import { drawPhotos } from './draw-photos.ts'
import { type DrawsPicture, drawPicture } from './draw-picture.ts'

/**
 * The pictures of the made-up people, and a note that they are all there: where it was interrupted, the next time goes on.
 * false: there is nothing to draw.
 */
export async function drawSamples(
  db: Db,
  files: FileStore,
  now: Date,
  draw: DrawsPicture = drawPicture,
): Promise<boolean> {
  const note = { key: 'samples_drawn', value: 'true', updated_at: now }
  const isDrawn = await db.selectFrom('site_settings').select('key').where('key', '=', note.key).executeTakeFirst()
  if (isDrawn) return false
  await drawListings(db, files, now, draw)
  await drawPhotos(db, files, now, draw)
  await db
    .insertInto('site_settings')
    .values(note)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return true
}
