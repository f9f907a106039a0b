import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { ended, goesWith, type PersonReferences, readBy, rows } from '../../personal-data/reference.ts'
import { keptFiles } from './kept-files.ts'
import { removeMedia } from './remove-files.ts'

const AT_ONCE = 500

/** Rows and stored files, some at a time. */
async function eraseFiles(ctx: Context, personId: string): Promise<void> {
  for (let left = true; left; ) {
    left = await inTransaction(ctx, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from media_files where owner_id = ${personId}::uuid limit ${sql.lit(AT_ONCE)}`.execute(tx.db)
      await removeMedia(
        tx,
        rows.map((row) => row.id),
      )
      return rows.length === AT_ONCE
    })
  }
}

/** But what is kept for the staff alone: a report is not told to whom it is about. */
async function readFiles(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select * from media_files where owner_id = ${personId}::uuid and withheld_at is null`.execute(ctx.db)
  return rows
}

/** Her likes leave the counters of the pictures. */
async function eraseGalleryLikes(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from gallery_likes where person_id = ${personId}::uuid returning item_id, counted)
    update gallery_items g set likes_count = greatest(0, g.likes_count - 1) from gone
    where g.id = gone.item_id and gone.counted`.execute(ctx.db)
}

export const mediaPersonalData: PersonReferences = {
  'gallery_likes.person_id': { atTheEnd: ended(eraseGalleryLikes), inArchive: rows() },
  'gallery_items.owner_id': { atTheEnd: goesWith('media_files'), inArchive: rows() },
  'media_files.owner_id': { atTheEnd: ended(eraseFiles), inArchive: readBy(readFiles), files: keptFiles },
}
