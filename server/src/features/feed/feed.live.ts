import type { LiveEvents } from '@heraia/contract/events'
import type { CommentId, PersonId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { FOLLOWERS_AT_ONCE } from './feed.policy.ts'
import type { PostRow } from './post.view.ts'

type FeedSignal = 'feed.newer' | 'post.changed' | 'comment.changed'

/** Whom a signal about a post may reach: never more people than may read the post. */
type Reach = { toAllWhoSee: string } | { to: string[] }

export type SignalledPost = Pick<PostRow, 'id' | 'chip_id' | 'audience' | 'open_to_all' | 'edited_at'>

/** A post is there: whoever is connected and may read it has news, her followers in Following too. */
export function signalPublished(tx: Context, post: SignalledPost): void {
  if (post.audience === 'private') return
  const data = { postId: post.id as PostId, authorId: post.chip_id as PersonId, following: false }
  send(tx, 'feed.newer', data, { toAllWhoSee: post.chip_id })
}

export async function signalChanged(
  tx: Context,
  post: SignalledPost,
  now: { likes: number; comments: number; removed?: boolean },
): Promise<void> {
  const { likes, comments, removed = false } = now
  const editedAt = post.edited_at?.toISOString() ?? null
  const data = { postId: post.id as PostId, likes, comments, editedAt, removed }
  const reach = data.removed ? await reachOfRemoved(tx, post) : { toAllWhoSee: post.chip_id }
  send(tx, 'post.changed', data, reach)
}

/** On the screen of who may not read it any more it is one that was removed. */
export async function signalNarrowed(tx: Context, before: SignalledPost, now: SignalledPost): Promise<void> {
  const data = { postId: before.id as PostId, likes: 0, comments: 0, editedAt: null, removed: true }
  if (before.open_to_all) {
    if (!now.open_to_all) send(tx, 'post.changed', data, { toAllWhoSee: before.chip_id })
  } else if (before.audience !== 'private' && now.audience === 'private')
    send(tx, 'post.changed', data, { to: await followersOf(tx, before.chip_id) })
}

/** Those from whom the comment's writer is hidden do not learn of it. */
export function signalComment(
  tx: Context,
  post: SignalledPost,
  comment: { id: string; parentId: string | null; authorId: string },
): void {
  const data = {
    postId: post.id as PostId,
    commentId: comment.id as CommentId,
    parentId: comment.parentId as CommentId | null,
  }
  send(tx, 'comment.changed', data, { toAllWhoSee: comment.authorId })
}

/** When the stream asks who may read the post it is gone: where that were not all, they are named here. */
async function reachOfRemoved(tx: Context, post: SignalledPost): Promise<Reach> {
  if (post.open_to_all) return { toAllWhoSee: post.chip_id }
  const followers = post.audience === 'private' ? [] : await followersOf(tx, post.chip_id)
  return { to: [post.chip_id, ...followers] }
}

/** The newest of them: signals are not stored, and whoever gets none sees it when she looks again. */
async function followersOf(tx: Context, author: string): Promise<string[]> {
  const { rows } = await sql<{ follower_id: string }>`
    select follower_id from follows where followed_id = ${author}::uuid
    order by created_at desc, follower_id desc limit ${sql.lit(FOLLOWERS_AT_ONCE)}`.execute(tx.db)
  return rows.map((row) => row.follower_id)
}

function send<Kind extends FeedSignal>(tx: Context, kind: Kind, data: LiveEvents[Kind], reach: Reach): void {
  tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, kind, data, reach))
}
