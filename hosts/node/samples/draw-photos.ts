import type { Db } from '@heraia/database/db'
import { madeKey } from '@heraia/server/files/file-keys'
import type { FileStore, MadePictures } from '@heraia/server/ports'
import { seedOf } from '../../browser/made-up-pictures/scene-shapes.ts'
import { DRAWN_WIDTHS, sceneOf } from '../../browser/made-up-pictures/scenes.ts'
import { mediaMaker } from '../media/media-maker.ts'
import { drawPng } from '../pictures/draw-png.ts'
import { addPhotos } from './add-photos.ts'
import { sceneArt } from './scene-art.ts'

/** Of each scene: few drawings for many pictures. */
const COLOURINGS = 2

const WANTED = { widths: [...DRAWN_WIDTHS], atLeast: { width: 1, height: 1 } }

/** Photographs of the made-up world, in galleries and posts: drawn and stored as uploads are. Returns how many. */
export async function drawPhotos(db: Db, files: FileStore, now: Date): Promise<number> {
  await addPhotos(db, now)
  const rows = await db.selectFrom('media_files').select('id').where('purpose', 'in', ['gallery', 'post']).execute()
  const drawn = new Map<string, Promise<MadePictures>>()
  let count = 0
  for (const { id } of rows) {
    const scene = sceneOf(id)
    if (!scene) continue
    const seed = seedOf(id) % COLOURINGS
    const key = `${scene} ${seed}`
    const made = drawn.get(key) ?? drawPng(sceneArt(scene, seed)).then((png) => mediaMaker.pictures(png, WANTED))
    drawn.set(key, made)
    for (const { width, bytes } of (await made).files) await files.put(madeKey(id, 0, `${width}.webp`), bytes)
    count += 1
  }
  return count
}
