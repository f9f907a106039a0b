import type { GalleryItemId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { findItem } from './gallery.queries.ts'
import { likesShown } from './gallery-item.view.ts'

interface LikeState {
  id: GalleryItemId
  likes: number
  isLiked: boolean
}

/** Liking twice is one like. */
export const likeItem = (ctx: SignedIn, id: GalleryItemId): Promise<LikeState> =>
  change(ctx, id, async (tx) => {
    const { rows } = await sql`
      insert into gallery_likes (item_id, person_id, created_at) values (${id}, ${tx.viewer.id}, ${tx.now()})
      on conflict do nothing returning item_id`.execute(tx.db)
    return rows.length
  })

/** Where there is no like, nothing changes. */
export const unlikeItem = (ctx: SignedIn, id: GalleryItemId): Promise<LikeState> =>
  change(ctx, id, async (tx) => {
    const { rows } = await sql<{ counted: boolean }>`
      delete from gallery_likes where item_id = ${id} and person_id = ${tx.viewer.id} returning counted`.execute(tx.db)
    return rows[0]?.counted ? -1 : 0
  })

async function change(ctx: SignedIn, id: GalleryItemId, work: (tx: SignedIn) => Promise<number>): Promise<LikeState> {
  await takeFromLimit(ctx, 'like')
  return inTransaction(ctx, async (tx) => {
    await findItem(tx, id, 'change')
    const by = await work(tx)
    if (by !== 0) {
      await sql`update gallery_items set likes_count = likes_count + ${by}::int where id = ${id}`.execute(tx.db)
    }
    const item = await findItem(tx, id)
    return { id, likes: likesShown(item), isLiked: item.liked ?? false }
  })
}
