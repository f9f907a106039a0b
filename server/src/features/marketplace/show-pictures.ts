import type { ListingId, MediaId } from '@heraia/contract/ids'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { attachFiles } from '../media/attach-files.ts'
import { toStored } from '../media/media-file.view.ts'
import { removePictures } from './remove-pictures.ts'

interface Chosen {
  mediaId: MediaId
  alt: string
}

/** These pictures, in this order: what is new is taken into use, what is no longer there is removed with its files. */
export async function showPicturesIn(
  tx: SignedIn,
  id: ListingId,
  chosen: readonly Chosen[],
  before: readonly StoredPicture[],
): Promise<void> {
  const known = new Map(before.map((picture) => [picture.mediaId, picture]))
  const ids = chosen.map(({ mediaId }) => mediaId)
  const files = await attachFiles(
    tx,
    ids.filter((mediaId) => !known.has(mediaId)),
    'listing',
  )
  for (const file of files) {
    const stored = toStored(file)
    if (stored) known.set(file.media_id, withoutFilm(stored))
  }
  const gone = before.filter(({ mediaId }) => !ids.some((kept) => kept === mediaId))
  await removePictures(
    tx,
    gone.map(({ mediaId }) => mediaId),
  )
  const shown = chosen.flatMap(({ mediaId, alt }) => {
    const picture = known.get(mediaId)
    return picture ? [{ ...picture, alt }] : []
  })
  await save(tx, id, shown)
}

async function save(tx: SignedIn, id: ListingId, shown: readonly StoredPicture[]): Promise<void> {
  const ids = shown.map(({ mediaId }) => mediaId)
  await sql`delete from listing_media where listing_id = ${id}::uuid`.execute(tx.db)
  await sql`
    insert into listing_media (listing_id, position, media_id)
    select ${id}::uuid, place - 1, media_id from unnest(${ids}::uuid[]) with ordinality as t (media_id, place)`.execute(
    tx.db,
  )
  await sql`
    update media_files set alt = t.alt
    from unnest(${ids}::uuid[], ${shown.map(({ alt }) => alt)}::text[]) as t (id, alt)
    where media_files.id = t.id`.execute(tx.db)
  await sql`update listings set pictures = ${JSON.stringify(shown)}::jsonb where id = ${id}::uuid`.execute(tx.db)
}

const withoutFilm = ({ mediaId, revision, alt, width, height, widths, thumbhash }: StoredPicture): StoredPicture => ({
  ...{ mediaId, revision, alt, width, height, widths, thumbhash },
})
