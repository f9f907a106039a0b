import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { isHeardBy } from '../../visibility/readers.ts'
import { beginWords } from '../profiles/words-between.ts'
import { findComment } from './comment.queries.ts'
import type { CommentRow } from './comment.view.ts'
import { countComment, signalCounts } from './comment-counts.ts'
import { findPost } from './feed.queries.ts'
import { commentShower, mayCommentOn } from './list-comments.ts'
import type { PostRow } from './post.view.ts'
import { whoAreNamed } from './save-words.ts'

export interface CommentDraft {
  id: PostId
  commentId: CommentId
  parentId?: CommentId
  text: string
}

/** Sending the same id again answers the comment that is there. An answer to an answer hangs on the top comment. */
export async function commentOnPost(ctx: SignedIn, draft: CommentDraft): Promise<Comment> {
  await takeFromLimit(ctx, 'comment')
  return inTransaction(ctx, async (tx) => {
    await beginWords(tx, tx.viewer.id, sql`select author_id from posts where id = ${draft.id}::uuid`)
    const post = await findPost(tx, draft.id, 'change')
    if (!mayCommentOn(tx, post)) throw forbidden('replies_closed', 'The author takes no comments from her.')
    const answered = draft.parentId ? await findAnswered(tx, draft.parentId, post) : null
    const isNew = await insertComment(tx, draft, answered && (answered.parent_id ?? answered.id))
    if (!isNew) await isHersAlready(tx, draft)
    const comment = await findComment(tx, draft.commentId, post)
    if (isNew) await spread(tx, post, comment, answered)
    const show = await commentShower(tx, post, [comment])
    return show(comment)
  })
}

async function spread(tx: SignedIn, post: PostRow, comment: CommentRow, answered: CommentRow | null): Promise<void> {
  await countComment(tx, comment, 1)
  await announce(tx, 'post.commented', {
    postId: post.id as PostId,
    postAuthorId: post.chip_id,
    commentId: comment.id as CommentId,
    authorId: tx.viewer.id,
    repliedTo: answered && { commentId: answered.id as CommentId, authorId: answered.chip_id },
    mentionedIds: await whoHear(tx, await whoAreNamed(tx, post.id as PostId, comment.text)),
  })
  await signalCounts(tx, post, comment)
}

/** What a minor says under somebody's post is for those whom she lets follow: whomever else she names hears nothing. */
async function whoHear(tx: SignedIn, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select n.id from unnest(${[...named]}::uuid[]) n (id), profiles p
    where p.id = ${tx.viewer.id}::uuid and ${isHeardBy('p', sql`n.id`)}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** An answer is there for her as long as the comment is under which it stands. */
async function findAnswered(tx: SignedIn, id: CommentId, post: PostRow): Promise<CommentRow> {
  const answered = await findComment(tx, id, post)
  if (answered.deleted_at) throw notFound('comment')
  if (answered.parent_id) await findComment(tx, answered.parent_id as CommentId, post)
  return answered
}

/** false: the id is taken. */
async function insertComment(tx: SignedIn, draft: CommentDraft, topId: string | null): Promise<boolean> {
  const { rows } = await sql`
    insert into comments (id, post_id, parent_id, author_id, text, created_at)
    values (${draft.commentId}, ${draft.id}, ${topId}, ${tx.viewer.id}, ${draft.text}, ${tx.now()})
    on conflict (id) do nothing returning id`.execute(tx.db)
  return rows.length > 0
}

async function isHersAlready(tx: SignedIn, draft: CommentDraft): Promise<void> {
  const there = await tx.db
    .selectFrom('comments')
    .select(['author_id', 'post_id'])
    .where('id', '=', draft.commentId)
    .executeTakeFirst()
  const isHers = there?.author_id === tx.viewer.id && there.post_id === draft.id
  if (!isHers) throw conflict('id_taken', 'Something else has this id.')
}
