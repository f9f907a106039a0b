import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { removeMedia } from '../media/remove-files.ts'
import { findOwnPost } from './edit-post.ts'
import { signalRemoved } from './feed.live.ts'
import { countQuote, lockQuotedBy, takeBackQuote } from './quote-post.ts'

/** Gone with its pictures, likes, comments, bookmarks, revisions and notices. */
export async function removePost(ctx: SignedIn, id: PostId): Promise<{ id: PostId }> {
  await inTransaction(ctx, async (tx) => {
    await lockQuotedBy(tx, id)
    // Before the post itself: who follows her holds her profile first, and copies her posts then.
    await sql`select 1 from profiles where id = ${tx.viewer.id} for no key update`.execute(tx.db)
    const post = await findOwnPost(tx, id, 'remove')
    await sql`update profiles set posts_count = posts_count - 1 where id = ${tx.viewer.id}`.execute(tx.db)
    await announce(tx, 'post.removed', { postId: id, authorId: tx.viewer.id })
    await signalRemoved(tx, post)
    await removeMedia(
      tx,
      post.media.map(({ mediaId }) => mediaId),
    )
    if (post.quoted_id !== null && post.audience !== 'private') {
      await countQuote(tx, id, false)
      await takeBackQuote(tx, id, post.quoted_id)
    }
    await sql`delete from posts where id = ${id}`.execute(tx.db)
  })
  return { id }
}
