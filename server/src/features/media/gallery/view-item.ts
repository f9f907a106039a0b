import type { GalleryItemId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction, viewerId } from '../../../context.ts'
import { findItem } from './gallery.queries.ts'

/** She opened it. Each viewer counts once a day, its owner never. */
export const viewItem = (ctx: Context, id: GalleryItemId): Promise<{ id: GalleryItemId; views: number }> =>
  inTransaction(ctx, async (tx) => {
    const item = await findItem(tx, id)
    if (item.owner_id === viewerId(tx)) return { id, views: item.views_count }
    const day = tx.now().toISOString().slice(0, 10)
    const { rows } = await sql`
      insert into gallery_views (item_id, viewer_key, day) values (${id}, ${await keyOf(tx, day)}, ${day}::date)
      on conflict do nothing returning item_id`.execute(tx.db)
    if (rows.length === 0) return { id, views: item.views_count }
    await sql`update gallery_items set views_count = views_count + 1 where id = ${id}`.execute(tx.db)
    return { id, views: item.views_count + 1 }
  })

/** Of somebody who is not signed in: a digest that means nothing on another day, and says no address. */
async function keyOf(ctx: Context, day: string): Promise<string> {
  const viewer = viewerId(ctx)
  if (viewer !== null) return viewer
  const { rows } = await sql<{ secret: string }>`select secret from media_secret`.execute(ctx.db)
  const said = new TextEncoder().encode([rows[0]?.secret ?? '', day, ctx.address, ctx.userAgent].join('\n'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said))
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
