import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { signalChanged } from './feed.live.ts'
import { findPost } from './feed.queries.ts'
import { likesShown, type PostRow } from './post.view.ts'

export interface LikeState {
  id: PostId
  likes: number
  isLiked: boolean
}

/** Liking twice is one like. */
export async function likePost(ctx: SignedIn, id: PostId): Promise<LikeState> {
  await takeFromLimit(ctx, 'like')
  return inTransaction(ctx, async (tx) => {
    const post = await findPost(tx, id, 'share')
    const { rows } = await sql`
      insert into likes (post_id, person_id, created_at) values (${id}, ${tx.viewer.id}, ${tx.now()})
      on conflict do nothing returning post_id`.execute(tx.db)
    if (rows.length > 0) {
      await count(tx, post, 1)
      await announce(tx, 'post.liked', { postId: id, authorId: post.chip_id, personId: tx.viewer.id })
    }
    return stateOf(tx, id)
  })
}

/** Where there is no like, nothing changes. */
export async function unlikePost(ctx: SignedIn, id: PostId): Promise<LikeState> {
  await takeFromLimit(ctx, 'like')
  return inTransaction(ctx, async (tx) => {
    const post = await findPost(tx, id, 'share')
    const { rows } = await sql<{ counted: boolean }>`
      delete from likes where post_id = ${id} and person_id = ${tx.viewer.id} returning counted`.execute(tx.db)
    if (rows[0]) {
      if (rows[0].counted) await count(tx, post, -1)
      await announce(tx, 'post.unliked', { postId: id, authorId: post.chip_id, personId: tx.viewer.id })
    }
    return stateOf(tx, id)
  })
}

async function count(tx: SignedIn, post: PostRow, by: 1 | -1): Promise<void> {
  await sql`update posts set likes_count = likes_count + ${sql.lit(by)} where id = ${post.id}`.execute(tx.db)
  signalChanged(tx, post, { by: tx.viewer.id, under: null })
}

async function stateOf(tx: SignedIn, id: PostId): Promise<LikeState> {
  const post = await findPost(tx, id)
  return { id, likes: likesShown(post), isLiked: post.liked ?? false }
}
