import type { Db } from '@heraia/database/db'
import type { StoredMedium } from '@heraia/database/json'
import { aspectOf, DRAWN_WIDTHS, drawnId, type Scene } from '../../browser/made-up-pictures/scenes.ts'
import { madeUpPeople } from './made-up-people.ts'

/** In every so manieth post somebody shows a picture. */
const POST_STEP = 7
const MOST_GALLERIES = 16
const DAY_MS = 86_400_000

/** Rows of made-up photographs: in galleries, in some posts. Who serves them draws them. */
export async function addPhotos(db: Db, now: Date): Promise<void> {
  await addToGalleries(db, now)
  await addToPosts(db)
}

interface Shot {
  scene: Scene
  category: 'competition' | 'training' | 'highlights' | 'behind-scenes'
  en: string
  es: string
  tags: string[]
}

const shots: readonly Shot[] = [
  { scene: 'track', category: 'competition', en: 'The last bend', es: 'La última curva', tags: ['200m', 'final'] },
  { scene: 'weights', category: 'training', en: 'Monday begins here', es: 'El lunes empieza aquí', tags: ['gym'] },
  {
    scene: 'court',
    category: 'behind-scenes',
    ...{ en: 'Before they open the hall', es: 'Antes de que abran el pabellón', tags: [] },
  },
  {
    scene: 'ball',
    category: 'highlights',
    ...{ en: 'The ball of the final', es: 'El balón de la final', tags: ['final', 'madrid', 'team', 'gold'] },
  },
  {
    scene: 'road',
    category: 'training',
    ...{
      en: 'A hundred kilometres for the legs',
      es: 'Cien kilómetros para las piernas',
      tags: ['100k', 'tempo', 'bike'],
    },
  },
  {
    scene: 'pool',
    category: 'training',
    ...{ en: 'Easy lengths on a rest day', es: 'Largos suaves en día de descanso', tags: ['pool'] },
  },
]

async function addToGalleries(db: Db, now: Date) {
  const people = await db
    .selectFrom('profiles')
    .select(['id', 'language'])
    .where('role', 'in', ['athlete', 'coach', 'club'])
    .where('id', 'in', madeUpPeople(db))
    .orderBy('followers_count', 'desc')
    .orderBy('id')
    .limit(MOST_GALLERIES)
    .execute()
  for (const { id, language } of people) {
    for (const [at, { scene, category, tags, ...titles }] of shots.entries()) {
      const title = titles[language === 'es' ? 'es' : 'en']
      const picture = pictureOf(scene, `${id}${at}`, title)
      const created_at = new Date(now.getTime() - (at * 9 + 2) * DAY_MS)
      await addFile(db, 'gallery', id, picture, created_at)
      const row = { id: drawnId(scene, `item ${id}${at}`), owner_id: id, media_id: picture.mediaId, description: null }
      await db
        .insertInto('gallery_items')
        .values({ ...row, title, category, tags, created_at })
        .execute()
    }
  }
}

const OF_POSTS: readonly { scene: Scene; en: string; es: string }[] = [
  { scene: 'track', en: 'Drawing: a runner in a bend', es: 'Dibujo: una corredora en la curva' },
  { scene: 'court', en: 'Drawing: a basket and a bend of lanes', es: 'Dibujo: una canasta y una curva de calles' },
  { scene: 'road', en: 'Drawing: a racing bicycle', es: 'Dibujo: una bicicleta de carreras' },
  { scene: 'ball', en: 'Drawing: a ball', es: 'Dibujo: un balón' },
  { scene: 'weights', en: 'Drawing: a barbell', es: 'Dibujo: una barra con discos' },
  { scene: 'pool', en: 'Drawing: a swimmer between waves', es: 'Dibujo: una nadadora entre olas' },
]

async function addToPosts(db: Db) {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'author_id', 'language', 'created_at'])
    .where('is_quote', '=', false)
    .where('author_id', 'in', madeUpPeople(db))
    .orderBy('created_at', 'desc')
    .execute()
  for (const [at, { id, author_id, language, created_at }] of posts.entries()) {
    if (at % POST_STEP !== 2) continue
    const shown = OF_POSTS[Math.floor(at / POST_STEP) % OF_POSTS.length]
    if (!shown) continue
    const picture = pictureOf(shown.scene, id, shown[language === 'es' ? 'es' : 'en'])
    await addFile(db, 'post', author_id, picture, created_at)
    await db.insertInto('post_media').values({ post_id: id, position: 0, media_id: picture.mediaId }).execute()
    await db
      .updateTable('posts')
      .set({ media: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute()
  }
}

export function pictureOf(scene: Scene, seed: string, alt: string): StoredMedium {
  const width = DRAWN_WIDTHS[2]
  const size = { width, height: Math.round(width * aspectOf(scene)), widths: [...DRAWN_WIDTHS] }
  return { mediaId: drawnId(scene, seed), revision: 0, kind: 'image', alt, ...size, thumbhash: null, durationMs: null }
}

export async function addFile(
  db: Db,
  purpose: 'gallery' | 'listing' | 'post',
  owner_id: string,
  { mediaId, alt, width, height, widths }: StoredMedium,
  created_at: Date,
) {
  await db
    .insertInto('media_files')
    .values({
      ...{ id: mediaId, owner_id, purpose, alt, width, height, widths, created_at, updated_at: created_at },
      ...{ attached_at: created_at, kind: 'image', state: 'ready', size_bytes: 0, declared_type: 'image/webp' },
    })
    .execute()
}
