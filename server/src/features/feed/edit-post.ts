import type { Post, PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden, invalidField } from '../../refused.ts'
import { limitWords } from '../accounts/new-accounts/limit-words.ts'
import { deliverPost } from './deliver-post.ts'
import { signalChanged, signalNarrowed } from './feed.live.ts'
import { isAuthor } from './feed.policy.ts'
import { findPost } from './feed.queries.ts'
import { wordsOf } from './find-in-text.ts'
import { getPost } from './list-posts.ts'
import type { PostRow } from './post.view.ts'
import { countQuote, lockQuotedBy, takeBackQuote, tellOfQuote } from './quote-post.ts'
import { dropWords, saveMentions, saveTags } from './save-words.ts'
import { saveSensitive } from './show-media-in.ts'

export interface PostChange {
  id: PostId
  text?: string
  audience?: PostAudience
  replyPolicy?: ReplyPolicy
  sensitive?: boolean
}

/** A change that changes nothing keeps no revision and marks nothing as edited. */
export async function editPost(ctx: SignedIn, change: PostChange): Promise<Post> {
  await takeFromLimit(ctx, 'publish')
  await inTransaction(ctx, async (tx) => {
    await lockQuotedBy(tx, change.id)
    const post = await findOwnPost(tx, change.id)
    const next = {
      text: change.text ?? post.text,
      audience: change.audience ?? post.audience,
      replyPolicy: change.replyPolicy ?? post.reply_policy,
      sensitive: change.sensitive ?? isSensitive(post),
    }
    // A repost has no words and needs none; a quote does not become one.
    if (next.text === '' && post.text !== '' && post.media.length === 0)
      throw invalidField('text', 'required', 'It says nothing.')
    const isSame = next.text === post.text && next.audience === post.audience && next.replyPolicy === post.reply_policy
    if (isSame && next.sensitive === isSensitive(post)) return
    if (next.audience !== 'public') await mustBeHerOwn(tx, change.id)
    await save(tx, post, change.id, next)
  })
  return getPost(ctx, change.id)
}

const isSensitive = ({ media }: PostRow): boolean => media.some(({ sensitive }) => sensitive)

/** What was published for a team is for everybody, also once its author is out of it. */
async function mustBeHerOwn(tx: SignedIn, id: PostId): Promise<void> {
  const { rows } = await sql`select 1 from posts where id = ${id}::uuid and team_id is not null`.execute(tx.db)
  if (rows[0]) throw forbidden('team_posts_are_public', 'What is published for a team is for everybody.')
}

/** Locked, and hers; refuses what is another's that she may see, as what she may not see is not found. */
export async function findOwnPost(tx: SignedIn, id: PostId, lock: 'change' | 'remove' = 'change'): Promise<PostRow> {
  const post = await findPost(tx, id, lock)
  if (!isAuthor(tx.viewer.id, { authorId: post.chip_id })) throw forbidden('not_author', 'Only its author may.')
  return post
}

type Next = Required<Omit<PostChange, 'id'>>

async function save(tx: SignedIn, post: PostRow, id: PostId, next: Next): Promise<void> {
  const isReworded = next.text !== post.text
  if (isReworded) await limitWords(tx, wordsOf(next.text), wordsOf(post.text))
  if (isReworded) await keepRevision(tx, id, post)
  await sql`
    update posts set text = ${next.text}, audience = ${next.audience}, reply_policy = ${next.replyPolicy},
      edited_at = ${isReworded ? tx.now() : post.edited_at}
    where id = ${id}`.execute(tx.db)
  if (next.sensitive !== isSensitive(post)) await saveSensitive(tx, id, next.sensitive)
  const droppedIds = isReworded ? await dropWords(tx, id, next.text) : []
  if (isReworded) await saveTags(tx, id, next.text)
  if (post.audience === 'private' && next.audience !== 'private') await deliverAgain(tx, id)
  if (post.quoted_id !== null && post.audience !== next.audience) await spreadQuote(tx, id, post, next.audience)
  // Who may read it now and could not before is named now.
  const mentionedIds = await saveMentions(tx, id, next.text)
  await announce(tx, 'post.mentioned', { postId: id, authorId: tx.viewer.id, mentionedIds })
  if (isReworded) await announce(tx, 'post.edited', { postId: id })
  if (droppedIds.length > 0) await tellDropped(tx, id, { quotedId: post.quoted_id, ...next }, droppedIds)
  if (post.audience !== next.audience)
    await announce(tx, 'post.audience_changed', { postId: id, authorId: tx.viewer.id })
  const now = await findPost(tx, id)
  signalChanged(tx, now, { by: tx.viewer.id, under: null })
  await signalNarrowed(tx, post, now)
}

/** Whose post it quotes heard only that it names her: that it quotes her she hears now. */
async function tellDropped(
  tx: SignedIn,
  id: PostId,
  { quotedId, audience }: { quotedId: string | null; audience: PostAudience },
  droppedIds: string[],
): Promise<void> {
  await announce(tx, 'post.unmentioned', { postId: id, authorId: tx.viewer.id, droppedIds })
  if (quotedId !== null && audience !== 'private') await tellOfQuote(tx, id, quotedId, droppedIds)
}

/** A quote that is for herself alone counts for nobody, and is no news. */
async function spreadQuote(tx: SignedIn, id: PostId, post: PostRow, audience: PostAudience): Promise<void> {
  if (post.quoted_id === null) return
  await countQuote(tx, id, audience !== 'private')
  if (audience === 'private') await takeBackQuote(tx, id, post.quoted_id)
  else await tellOfQuote(tx, id, post.quoted_id)
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
