import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PostId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { readCursor, toPage } from '../../paging.ts'
import { mutedWordsOfViewer } from '../../visibility/muted-words.ts'
import { commentsUnder, findComment, hiddenReplies, mentionsIn, uncountedReplies } from './comment.queries.ts'
import { type CommentRow, showComment } from './comment.view.ts'
import { mayComment } from './feed.policy.ts'
import { findPost } from './feed.queries.ts'
import { type PostRow, standingOf } from './post.view.ts'

export async function listComments(
  ctx: Context,
  input: { id: PostId; parentId?: CommentId; cursor?: string; limit: number },
): Promise<Page<Comment>> {
  const list = input.parentId ? 'replies' : 'comments'
  const from = readCursor(list, input.cursor)
  const post = await findPost(ctx, input.id)
  if (input.parentId) await findComment(ctx, input.parentId, post)
  const rows = await commentsUnder(ctx, post, input.parentId ?? null, from, input.limit)
  const show = await commentShower(ctx, post, rows.slice(0, input.limit))
  return toPage(list, input.limit, rows, (row) => ({ at: row.created_at, id: row.id }), show)
}

/** One comment, with the one that it answers: what a notice leads to, wherever in the lists it stands. */
export async function getComment(
  ctx: Context,
  input: { id: PostId; commentId: CommentId },
): Promise<{ comment: Comment; parent: Comment | null }> {
  const post = await findPost(ctx, input.id)
  const comment = await findComment(ctx, input.commentId, post)
  const parent = comment.parent_id ? await findComment(ctx, comment.parent_id as CommentId, post) : null
  const show = await commentShower(ctx, post, parent ? [comment, parent] : [comment])
  return { comment: show(comment), parent: parent && show(parent) }
}

/** What she wrote or changed, as it stands now. */
export async function showNow(tx: SignedIn, id: CommentId, post: PostRow): Promise<Comment> {
  const comment = await findComment(tx, id, post)
  const show = await commentShower(tx, post, [comment])
  return show(comment)
}

/** How to show comments of this post to the viewer. */
async function commentShower(
  ctx: Context,
  post: PostRow,
  rows: readonly CommentRow[],
): Promise<(row: CommentRow) => Comment> {
  const viewer = viewerId(ctx)
  const hidden = await hiddenReplies(ctx, post, rows)
  const uncounted = await uncountedReplies(ctx, post, rows)
  const mentions = await mentionsIn(ctx, rows)
  const mutedIn = await mutedWordsOfViewer(ctx, rows)
  const may = mayCommentOn(ctx, post)
  return (row) =>
    showComment(row, {
      viewer,
      pass: ctx.pass,
      postAuthorId: post.chip_id,
      mayComment: may,
      hiddenReplies: (hidden.get(row.id) ?? 0) - (uncounted.get(row.id) ?? 0),
      mentions: mentions.get(row.id) ?? [],
      mutedWord: mutedIn(row),
    })
}

export const mayCommentOn = (ctx: Context, post: PostRow): boolean => mayComment(viewerId(ctx), standingOf(post))
