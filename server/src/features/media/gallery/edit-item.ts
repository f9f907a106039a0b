import type { GalleryItemId } from '@heraia/contract/ids'
import type { GalleryItem } from '@heraia/contract/media'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { forbidden } from '../../../refused.ts'
import { saveAlt } from '../describe-file.ts'
import { removeOrWithhold } from '../remove-files.ts'
import { distinct, type ItemDraft } from './add-item.ts'
import { findItem } from './gallery.queries.ts'
import type { ItemRow } from './gallery-item.view.ts'
import { getItem } from './list-gallery.ts'

type ItemChange = Pick<ItemDraft, 'id'> & Partial<Omit<ItemDraft, 'id' | 'mediaId'>>

/** What is said of it, and who may see it; what is not given stays. */
export async function editItem(ctx: SignedIn, change: ItemChange): Promise<GalleryItem> {
  await inTransaction(ctx, async (tx) => {
    const item = await findOwnItem(tx, change.id, 'change')
    const { id, alt, tags, description, ...same } = change
    const set = {
      ...same,
      ...(tags === undefined ? {} : { tags: distinct(tags) }),
      ...(description === undefined ? {} : { description: description || null }),
    }
    if (Object.keys(set).length > 0) {
      await tx.db.updateTable('gallery_items').set(set).where('id', '=', id).execute()
    }
    if (alt !== undefined) await saveAlt(tx, item.media_id, alt)
  })
  return getItem(ctx, change.id)
}

/** Gone with its likes and every file that was made of it; where somebody reported it, its file stays for the staff alone. */
export async function removeItem(ctx: SignedIn, id: GalleryItemId): Promise<{ id: GalleryItemId }> {
  await inTransaction(ctx, async (tx) => {
    const item = await findOwnItem(tx, id, 'remove')
    await sql`delete from gallery_items where id = ${id}::uuid`.execute(tx.db)
    await removeOrWithhold(tx, [item.media_id])
  })
  return { id }
}

/** Locked, and hers; refuses what is another's that she may see, as what she may not see is not found. */
async function findOwnItem(tx: SignedIn, id: GalleryItemId, lock: 'change' | 'remove'): Promise<ItemRow> {
  const item = await findItem(tx, id, lock)
  if (item.owner_id !== tx.viewer.id) throw forbidden('not_author', 'Only its owner may.')
  return item
}
