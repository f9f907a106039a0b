import type { GalleryItemId, PersonId } from '@heraia/contract/ids'
import type { GalleryCategory } from '@heraia/contract/media'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { type Position, pageSize, rowsToRead, startingAfter, startOf } from '../../../paging.ts'
import { notFound } from '../../../refused.ts'
import { statement } from '../../../statement.ts'
import { isItemShown } from '../../../visibility/gallery.ts'
import type { ViewerId } from '../../../visibility/people.ts'
import { type ItemRow, itemSql } from './gallery-item.view.ts'

const rowLocks = { none: sql``, change: sql`for no key update of item`, remove: sql`for update of item` }
type RowLock = keyof typeof rowLocks

/**
 * The item, or the same refusal for what is missing, not for her, or of somebody hidden from her. `remove` waits for who is
 * just counted as its viewer: she and who takes it away would else wait for each other.
 */
export async function findItem(ctx: Context, id: GalleryItemId, lock: RowLock = 'none'): Promise<ItemRow> {
  const [row] = await selectItem[lock](ctx, { id, viewer: viewerId(ctx) })
  if (!row) throw notFound('gallery_item')
  return row
}

const selectItemWith = (lock: RowLock) =>
  statement(
    (asked: { id: string; viewer: string | null }) => sql<ItemRow>`
      select ${itemSql(asked.viewer)} from ${tables}
      where item.id = ${asked.id}::uuid and ${isForViewer(asked.viewer)} ${rowLocks[lock]}`,
  )

const tables = sql`gallery_items item join media_files file on file.id = item.media_id
  join profiles p on p.id = item.owner_id`

const selectItem = {
  none: selectItemWith('none'),
  change: selectItemWith('change'),
  remove: selectItemWith('remove'),
}

/** What is not ready is its owner's alone. */
const isForViewer = (viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`(file.state = 'ready' and ${isItemShown('item', 'p', null)})`
    : sql<SqlBool>`((file.state = 'ready' or p.id = ${viewer}::uuid) and ${isItemShown('item', 'p', viewer)})`

interface Which {
  owner: PersonId
  category: GalleryCategory | null
}

/** Newest first; walks gallery_items_owner_idx, or gallery_items_category_idx. */
export const itemsOf = (ctx: Context, which: Which, from: Position | null, limit: number): Promise<ItemRow[]> =>
  selectItems(ctx, { ...which, viewer: viewerId(ctx), ...startOf(from), limit: pageSize(limit) })

type Asked = {
  owner: string
  category: string | null
  viewer: string | null
  at: Date | null
  id: string | null
  limit: number
}

const selectItems = statement(
  (asked: Asked) => sql<ItemRow>`
    select ${itemSql(asked.viewer)} from ${tables}
    where item.owner_id = ${asked.owner}::uuid
      and ${asked.category === null ? sql`true` : sql`item.category = ${asked.category}`}
      and ${isForViewer(asked.viewer)} and ${startingAfter('item.created_at', 'item.id', asked)}
    order by item.created_at desc, item.id desc limit ${rowsToRead(asked.limit)}`,
)

export const countItems = (ctx: Context, owner: PersonId): Promise<{ category: GalleryCategory; count: number }[]> =>
  selectCounts(ctx, { owner, viewer: viewerId(ctx) })

const selectCounts = statement(
  (asked: { owner: string; viewer: string | null }) => sql<{ category: GalleryCategory; count: number }>`
    select item.category, count(*) as count from ${tables}
    where item.owner_id = ${asked.owner}::uuid and ${isForViewer(asked.viewer)} group by item.category`,
)
