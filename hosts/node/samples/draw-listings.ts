import { fold } from '@heraia/contract/fold'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Db } from '@heraia/database/db'
import type { StoredPicture } from '@heraia/database/json'
import { madeKey } from '@heraia/server/files/file-keys'
import type { FileStore, MadePictures } from '@heraia/server/ports'
import { type DrawsPicture, drawPicture } from './draw-picture.ts'
import { listingArt } from './listing-art.ts'
import { madeUpPeople } from './made-up-people.ts'
import { showInOrders } from './show-in-orders.ts'

const WIDTHS = [320, 640, 1000]

/** Pictures for things of the made-up market that have none: drawn, stored and shown as uploads are. Returns how many. */
export async function drawListings(
  db: Db,
  files: FileStore,
  now: Date,
  draw: DrawsPicture = drawPicture,
): Promise<number> {
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'title', 'search_text', 'pictures'])
    .where('status', '<>', 'draft')
    .where('seller_id', 'in', madeUpPeople(db))
    .orderBy('id')
    .execute()
  const bare = listings.filter(({ pictures }) => pictures.length === 0)
  const drawn = new Map<string, Promise<MadePictures>>()
  const once = (svg: string) => {
    const made = drawn.get(svg) ?? draw(svg, WIDTHS)
    drawn.set(svg, made)
    return made
  }
  for (const [turn, listing] of bare.entries()) {
    const made = await once(listingArt(fold(listing.search_text), turn))
    const picture = await store(files, made, listing.title, now)
    await show(db, listing, picture, now)
  }
  return bare.length
}

async function store(files: FileStore, made: MadePictures, alt: string, now: Date): Promise<StoredPicture> {
  const mediaId = uuid7(now.getTime())
  for (const { width, bytes } of made.files) await files.put(madeKey(mediaId, 0, `${width}.webp`), bytes)
  const { width, height, thumbhash } = made
  return { mediaId, revision: 0, alt, width, height, thumbhash, widths: made.files.map((file) => file.width) }
}

async function show(
  db: Db,
  { id, seller_id }: { id: string; seller_id: string },
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  const { mediaId, alt, width, height, thumbhash, widths } = picture
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('media_files')
      .values({
        ...{ id: mediaId, owner_id: seller_id, purpose: 'listing', kind: 'image', state: 'ready', failure: null, alt },
        ...{ size_bytes: 0, declared_type: 'image/png', width, height, duration_ms: null, thumbhash, widths },
        ...{ attached_at: now, created_at: now, updated_at: now },
      })
      .execute()
    await tx.insertInto('listing_media').values({ listing_id: id, position: 0, media_id: mediaId }).execute()
    await tx
      .updateTable('listings')
      .set({ pictures: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute()
    await showInOrders(tx, id, picture)
  })
}
