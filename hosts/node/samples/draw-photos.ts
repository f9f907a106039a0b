import type { Db } from '@heraia/database/db'
import { madeKey } from '@heraia/server/files/file-keys'
import type { FileStore, MadePictures } from '@heraia/server/ports'
import { seedOf } from '../../browser/made-up-pictures/scene-shapes.ts'
import { DRAWN_WIDTHS, sceneOf } from '../../browser/made-up-pictures/scenes.ts'
import { addPhotos } from './add-photos.ts'
import { type DrawsPicture, drawPicture } from './draw-picture.ts'
import { sceneArt } from './scene-art.ts'

/** Of each scene: few drawings for many pictures. */
const COLOURINGS = 2

/**
 * Photographs of the made-up world, in galleries and posts: drawn and stored as uploads are. Again, after it was
 * interrupted, it draws those whose rows are there.
 */
export async function drawPhotos(db: Db, files: FileStore, now: Date, draw: DrawsPicture = drawPicture): Promise<void> {
  if ((await drawnRows(db)).length === 0) await db.transaction().execute((tx) => addPhotos(tx, now))
  const rows = await drawnRows(db)
  const drawn = new Map<string, Promise<MadePictures>>()
  for (const { id, scene } of rows) {
    const seed = seedOf(id) % COLOURINGS
    const key = `${scene} ${seed}`
    const made = drawn.get(key) ?? draw(sceneArt(scene, seed), DRAWN_WIDTHS)
    drawn.set(key, made)
    for (const { width, bytes } of (await made).files) await files.put(madeKey(id, 0, `${width}.webp`), bytes)
  }
}

async function drawnRows(db: Db) {
  const rows = await db.selectFrom('media_files').select('id').where('purpose', 'in', ['gallery', 'post']).execute()
  return rows.flatMap(({ id }) => {
    const scene = sceneOf(id)
    return scene ? [{ id, scene }] : []
  })
}
