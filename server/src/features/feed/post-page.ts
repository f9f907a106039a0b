import type { Post } from '@heraia/contract/feed'
import type { Page } from '@heraia/contract/paging'
import type { Context } from '../../context.ts'
import { type Position, toPage } from '../../paging.ts'
import type { PostRow } from './post.view.ts'
import { postShower } from './post-shower.ts'

export const positionOf = (row: PostRow): Position => ({ at: row.created_at, id: row.id })

/** Rows of a list as a page of posts, shown to the viewer. */
export async function postPage<Row extends PostRow>(
  ctx: Context,
  list: string,
  limit: number,
  rows: Row[],
  position: (row: Row) => Position = positionOf,
): Promise<Page<Post>> {
  const show = await postShower(ctx, rows.slice(0, limit))
  return toPage(list, limit, rows, position, show)
}
