import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { findPost } from './feed.queries.ts'

export interface MutedState {
  id: PostId
  isMuted: boolean
}

/** No more notices of this post, until she wants them again. Nobody but her learns of it. */
export async function mutePost(ctx: SignedIn, id: PostId): Promise<MutedState> {
  return inTransaction(ctx, async (tx) => {
    await findPost(tx, id, 'share')
    await sql`
      insert into muted_posts (person_id, post_id, created_at) values (${tx.viewer.id}, ${id}, ${tx.now()})
      on conflict do nothing`.execute(tx.db)
    await announce(tx, 'post.muted', { postId: id, personId: tx.viewer.id })
    return { id, isMuted: true }
  })
}

export async function unmutePost(ctx: SignedIn, id: PostId): Promise<MutedState> {
  return inTransaction(ctx, async (tx) => {
    await findPost(tx, id)
    await sql`delete from muted_posts where person_id = ${tx.viewer.id} and post_id = ${id}`.execute(tx.db)
    await announce(tx, 'post.muted', { postId: id, personId: tx.viewer.id })
    return { id, isMuted: false }
  })
}
