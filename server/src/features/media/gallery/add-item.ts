import type { Audience } from '@heraia/contract/accounts'
import type { GalleryItemId, MediaId } from '@heraia/contract/ids'
import type { GalleryCategory, GalleryItem } from '@heraia/contract/media'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict } from '../../../refused.ts'
import { attachFiles } from '../attach-files.ts'
import { saveAlt } from '../describe-file.ts'
import { getItem } from './list-gallery.ts'

export interface ItemDraft {
  id: GalleryItemId
  mediaId: MediaId
  alt: string
  title: string
  description: string | null
  category: GalleryCategory
  tags: string[]
  audience: Audience
}

/** Shows an uploaded file in her gallery; others see it once it is ready. Sending the same id again changes nothing. */
export async function addItem(ctx: SignedIn, draft: ItemDraft): Promise<GalleryItem> {
  await takeFromLimit(ctx, 'publish')
  await inTransaction(ctx, async (tx) => {
    if (await isHersAlready(tx, draft)) return
    await attachFiles(tx, [draft.mediaId], 'gallery', { mayBeUnfinished: true })
    await saveAlt(tx, draft.mediaId, draft.alt)
    if (!(await insert(tx, draft))) await isHersAlready(tx, draft)
  })
  return getItem(ctx, draft.id)
}

async function isHersAlready(tx: SignedIn, { id, mediaId }: ItemDraft): Promise<boolean> {
  const there = await tx.db
    .selectFrom('gallery_items')
    .select(['owner_id', 'media_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!there) return false
  const isSame = there.owner_id === tx.viewer.id && there.media_id === mediaId
  if (!isSame) throw conflict('id_taken', 'Something else has this id.')
  return true
}

async function insert(tx: SignedIn, draft: ItemDraft): Promise<boolean> {
  const { rows } = await sql`
    insert into gallery_items (id, owner_id, media_id, title, description, category, tags, audience, created_at)
    values (${draft.id}, ${tx.viewer.id}, ${draft.mediaId}, ${draft.title}, ${draft.description || null},
      ${draft.category}, ${distinct(draft.tags)}::text[], ${draft.audience}, ${tx.now()})
    on conflict (id) do nothing returning id`.execute(tx.db)
  return rows.length > 0
}

export const distinct = (tags: readonly string[]): string[] => [...new Set(tags)]
