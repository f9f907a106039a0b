import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { linesAbout, linesWithComment, linesWithPost, tellChanged } from './lines.ts'

/** Lines that tell of a post show its first words, also to its author. */
export const tellOfEditedPost = async (tx: Context, { postId }: Announcements['post.edited']): Promise<void> =>
  tellChanged(tx, await linesWithPost(tx, postId))

/** The same of a comment. */
export const tellOfEditedComment = async (tx: Context, { commentId }: Announcements['comment.edited']): Promise<void> =>
  tellChanged(tx, await linesWithComment(tx, commentId))

/** What it said, and what stands under it, is in her list and her badge no more, or again. */
export async function tellOfHiddenComment(
  tx: Context,
  { commentId, authorId }: Announcements['comment.hidden'],
): Promise<void> {
  const under = await tx.db.selectFrom('comments').select('id').where('parent_id', '=', commentId).execute()
  const lines = await linesAbout(tx, 'comment_id', [commentId, ...under.map(({ id }) => id)], authorId)
  // Her whole list is asked again after any of them: one for each of whom the thread tells much.
  await tellChanged(tx, [...new Map(lines.map((line) => [line.person_id, line])).values()])
}

/** Lines of a post that she may not read are not shown to her. Its author reads it as before. */
export async function tellOfPostForOthers(
  tx: Context,
  { postId, authorId }: Announcements['post.audience_changed'],
): Promise<void> {
  const lines = await linesAbout(tx, 'post_id', postId, authorId)
  await tellChanged(
    tx,
    lines.filter(({ person_id }) => person_id !== authorId),
  )
}
