import type { CommentId, PersonId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Act, type Audience, broadcastSignal, type SharedData } from '../../live/broadcasts.ts'
import { FOLLOWERS_AT_ONCE } from './feed.policy.ts'
import type { PostRow } from './post.view.ts'

type FeedSignal = 'feed.newer' | 'post.changed' | 'comment.changed'

export type SignalledPost = Pick<PostRow, 'id' | 'chip_id' | 'audience' | 'reply_policy' | 'open_to_all' | 'edited_at'>

/** A post is there: whoever is connected and may read it has news, her followers in Following too. */
export function signalPublished(tx: Context, post: SignalledPost): void {
  if (post.audience === 'private') return
  const data = { postId: post.id as PostId, authorId: post.chip_id as PersonId }
  send(tx, 'feed.newer', data, { toAllWhoSee: post.chip_id, acts: [] })
}

/** It is liked, answered, worded otherwise than before or for others: whoever sees who did that hears of it, with her own numbers. */
export function signalChanged(tx: Context, post: SignalledPost, act: Act): void {
  send(tx, 'post.changed', changed(post), { toAllWhoSee: post.chip_id, acts: [act] })
}

export async function signalRemoved(tx: Context, post: SignalledPost): Promise<void> {
  send(tx, 'post.changed', gone(post), await reachOfRemoved(tx, post))
}

/** On the screen of who may not read it any more it is one that was removed. */
export async function signalNarrowed(tx: Context, before: SignalledPost, now: SignalledPost): Promise<void> {
  if (before.open_to_all) {
    if (!now.open_to_all) send(tx, 'post.changed', gone(before), { toAllWhoSee: before.chip_id, acts: [] })
  } else if (before.audience !== 'private' && now.audience === 'private')
    send(tx, 'post.changed', gone(before), { to: await followersOf(tx, before.chip_id) })
}

const changed = ({ id, edited_at, audience, reply_policy }: SignalledPost) => ({
  postId: id as PostId,
  editedAt: edited_at?.toISOString() ?? null,
  audience,
  replyPolicy: reply_policy,
  removed: false,
})

const gone = (post: SignalledPost) => ({ ...changed(post), likes: 0, comments: 0, editedAt: null, removed: true })

/** Those from whom its writer is hidden, or whom it answers, do not learn of it. */
export function signalComment(
  tx: Context,
  post: SignalledPost,
  comment: { id: string; parent_id: string | null },
  said: Act,
): void {
  send(tx, 'comment.changed', place(post, comment), { toAllWhoSee: said.by, acts: [said] })
}

/** For these alone. No number of the post is another. */
export function signalBetween(
  tx: Context,
  post: SignalledPost,
  comment: { id: string; parent_id: string | null },
  to: readonly string[],
): void {
  send(tx, 'comment.changed', place(post, comment), { to: [...new Set(to)] })
}

const place = (post: SignalledPost, comment: { id: string; parent_id: string | null }) => ({
  postId: post.id as PostId,
  commentId: comment.id as CommentId,
  parentId: comment.parent_id as CommentId | null,
})

/** When the stream asks who may read the post it is gone: where that were not all, they are named here. */
async function reachOfRemoved(tx: Context, post: SignalledPost): Promise<Audience> {
  if (post.open_to_all) return { toAllWhoSee: post.chip_id, acts: [] }
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

/** Never to more people than may read the post. */
function send<Kind extends FeedSignal>(tx: Context, kind: Kind, data: SharedData<Kind>, audience: Audience): void {
  tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, kind, data, audience))
}
