import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { findPost } from './feed.queries.ts'

export interface BookmarkState {
  id: PostId
  isBookmarked: boolean
}

/** Nobody but her learns of it. */
export async function bookmarkPost(ctx: SignedIn, id: PostId): Promise<BookmarkState> {
  return inTransaction(ctx, async (tx) => {
    await findPost(tx, id, 'share')
    await sql`
      insert into bookmarks (person_id, post_id, created_at) values (${tx.viewer.id}, ${id}, ${tx.now()})
      on conflict do nothing`.execute(tx.db)
    return { id, isBookmarked: true }
  })
}

export async function unbookmarkPost(ctx: SignedIn, id: PostId): Promise<BookmarkState> {
  await findPost(ctx, id)
  await sql`delete from bookmarks where person_id = ${ctx.viewer.id} and post_id = ${id}`.execute(ctx.db)
  return { id, isBookmarked: false }
}
