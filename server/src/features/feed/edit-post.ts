import type { Post, PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden, invalidField } from '../../refused.ts'
import { deliverPost } from './deliver-post.ts'
import { signalChanged } from './feed.live.ts'
import { isAuthor } from './feed.policy.ts'
import { findPost } from './feed.queries.ts'
import { getPost } from './list-posts.ts'
import type { PostRow } from './post.view.ts'
import { dropWords, saveMentions, saveTags } from './save-words.ts'

export interface PostChange {
  id: PostId
  text?: string
  audience?: PostAudience
  replyPolicy?: ReplyPolicy
}

/** A change that changes nothing keeps no revision and marks nothing as edited. */
export async function editPost(ctx: SignedIn, change: PostChange): Promise<Post> {
  await takeFromLimit(ctx, 'publish')
  await inTransaction(ctx, async (tx) => {
    const post = await findOwnPost(tx, change.id)
    const next = {
      text: change.text ?? post.text,
      audience: change.audience ?? post.audience,
      replyPolicy: change.replyPolicy ?? post.reply_policy,
    }
    if (next.text === '' && post.media.length === 0) throw invalidField('text', 'required', 'It says nothing.')
    const isSame = next.text === post.text && next.audience === post.audience && next.replyPolicy === post.reply_policy
    if (!isSame) await save(tx, post, change.id, next)
  })
  return getPost(ctx, change.id)
}

/** Locked, and hers; refuses what is another's that she may see, as what she may not see is not found. */
export async function findOwnPost(tx: SignedIn, id: PostId): Promise<PostRow> {
  const post = await findPost(tx, id, 'change')
  if (!isAuthor(tx.viewer.id, { authorId: post.chip_id })) throw forbidden('not_author', 'Only its author may.')
  return post
}

type Next = Required<Omit<PostChange, 'id'>>

async function save(tx: SignedIn, post: PostRow, id: PostId, next: Next): Promise<void> {
  const isReworded = next.text !== post.text
  if (isReworded) await keepRevision(tx, id, post)
  await sql`
    update posts set text = ${next.text}, audience = ${next.audience}, reply_policy = ${next.replyPolicy},
      edited_at = ${isReworded ? tx.now() : post.edited_at}
    where id = ${id}`.execute(tx.db)
  if (isReworded) {
    await dropWords(tx, id, next.text)
    await saveTags(tx, id, next.text)
  }
  if (post.audience === 'private' && next.audience !== 'private') await deliverAgain(tx, id)
  // Who may read it now and could not before is named now.
  const mentionedIds = await saveMentions(tx, id, next.text)
  await announce(tx, 'post.mentioned', { postId: id, authorId: tx.viewer.id, mentionedIds })
  await signalChanged(tx, await findPost(tx, id), { likes: post.likes_count, comments: post.comments_count })
}

/** Two changes in one millisecond are two revisions. */
const keepRevision = (tx: SignedIn, id: PostId, { text, audience }: PostRow) =>
  sql`insert into post_revisions (post_id, until, text, audience)
    select ${id}::uuid, greatest(${tx.now()}::timestamptz(3), max(until) + interval '1 millisecond'),
      ${text}, ${audience}
    from post_revisions where post_id = ${id}::uuid`.execute(tx.db)

async function deliverAgain(tx: SignedIn, postId: PostId): Promise<void> {
  const authorId = tx.viewer.id
  const { rows } = await sql<{ followers_count: number }>`
    select followers_count from profiles where id = ${authorId}::uuid for no key update`.execute(tx.db)
  await deliverPost(tx, { postId, authorId, followers: rows[0]?.followers_count ?? 0, isPrivate: false })
}
