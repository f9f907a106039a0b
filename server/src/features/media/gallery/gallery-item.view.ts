import type { Audience } from '@heraia/contract/accounts'
import type { GalleryItemId } from '@heraia/contract/ids'
import type { GalleryCategory, GalleryItem } from '@heraia/contract/media'
import { type RawBuilder, sql } from 'kysely'
import { type Pass, showMedium } from '../../../files/picture.view.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { isItemShown } from '../../../visibility/gallery.ts'
import type { ViewerId } from '../../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'
import { type FileRow, fileSql, toStored } from '../media-file.view.ts'

/** What a query selects of `gallery_items as item`, its `media_files as file` and its owner's `profiles as p`. */
export function itemSql(viewer: ViewerId): RawBuilder<ItemRow> {
  const item = sql<ItemRow>`item.id, item.title, item.description, item.category, item.tags, item.audience,
    item.likes_count, item.views_count, item.created_at, ${isItemShown('item', 'p', null)} as open_to_all,
    ${fileSql}, ${chipSql}`
  if (viewer === null) return item
  const hidden = hiddenByBlocks(sql`${viewer}::uuid`)
  return sql<ItemRow>`${item},
    (select true from gallery_likes l where l.item_id = item.id and l.person_id = ${viewer}::uuid) as liked,
    case when (select exists (${hidden})) then (
      select count(*) from gallery_likes l where l.item_id = item.id and l.counted and l.person_id in (${hidden})) end as hidden_likes`
}

export interface ItemRow extends FileRow, ChipRow {
  id: string
  title: string
  description: string | null
  category: GalleryCategory
  tags: string[]
  audience: Audience
  likes_count: number
  views_count: number
  created_at: Date
  /** Strangers may see it too. */
  open_to_all: boolean
  /** From here on missing where nobody is signed in, and null for no. */
  liked?: boolean | null
  hidden_likes?: number | null
}

export const likesShown = (row: ItemRow): number => row.likes_count - (row.hidden_likes ?? 0)

export function showItem(row: ItemRow, viewer: ViewerId, pass: Pass): GalleryItem {
  const stored = toStored(row)
  const isHers = viewer === row.owner_id
  return {
    id: row.id as GalleryItemId,
    owner: showChip(row, pass),
    medium: stored && showMedium(stored, row.open_to_all ? null : pass),
    state: row.state,
    failure: row.failure,
    title: row.title,
    description: row.description,
    category: row.category,
    tags: row.tags,
    audience: row.audience,
    createdAt: row.created_at.toISOString(),
    likes: likesShown(row),
    views: row.views_count,
    isLiked: row.liked ?? false,
    may: { edit: isHers, like: viewer !== null && row.state === 'ready', report: viewer !== null && !isHers },
  }
}
