import type { GalleryItemId, PersonId } from '@heraia/contract/ids'
import type { GalleryCategory, GalleryItem } from '@heraia/contract/media'
import type { Page } from '@heraia/contract/paging'
import { type Context, viewerId } from '../../../context.ts'
import { readCursor, toPage } from '../../../paging.ts'
import { findVisiblePerson } from '../../profiles/find-visible-person.ts'
import { countItems, findItem, itemsOf } from './gallery.queries.ts'
import { type ItemRow, showItem } from './gallery-item.view.ts'

interface Asked {
  id: PersonId
  category?: GalleryCategory
  cursor?: string
  limit: number
}

/** Empty where she does not show her media to the viewer; not found where she is hidden. */
export async function listGallery(ctx: Context, { id, category, cursor, limit }: Asked): Promise<Page<GalleryItem>> {
  const list = category ? `gallery${category.replace('-', '')}` : 'gallery'
  const rows = await itemsOf(ctx, { owner: id, category: category ?? null }, readCursor(list, cursor), limit)
  if (rows.length === 0 && id !== viewerId(ctx)) await findVisiblePerson(ctx, id)
  const show = itemShower(ctx)
  return toPage(list, limit, rows, (row) => ({ at: row.created_at, id: row.id }), show)
}

export async function countGallery(ctx: Context, id: PersonId) {
  const rows = await countItems(ctx, id)
  if (rows.length === 0 && id !== viewerId(ctx)) await findVisiblePerson(ctx, id)
  const of = (category: GalleryCategory) => rows.find((row) => row.category === category)?.count ?? 0
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    competition: of('competition'),
    training: of('training'),
    highlights: of('highlights'),
    'behind-scenes': of('behind-scenes'),
  }
}

export const getItem = async (ctx: Context, id: GalleryItemId): Promise<GalleryItem> =>
  itemShower(ctx)(await findItem(ctx, id))

const itemShower =
  (ctx: Context) =>
  (row: ItemRow): GalleryItem =>
    showItem(row, viewerId(ctx), ctx.pass)
