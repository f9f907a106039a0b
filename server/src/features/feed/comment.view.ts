import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PersonId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { commentMay } from './feed.policy.ts'

/** What a query selects of `comments as c` and its writer's `profiles as p`. */
export const commentSql = sql`c.id, c.post_id, c.parent_id, c.text, c.replies_count, c.hidden, c.restricted, c.created_at,
  c.edited_at, c.deleted_at, ${chipSql}`

export interface CommentRow extends ChipRow {
  id: string
  post_id: string
  parent_id: string | null
  text: string
  /** Answers that are neither deleted nor hidden. */
  replies_count: number
  hidden: boolean
  /** Hidden because the post's author had restricted its writer: nothing tells her so. */
  restricted: boolean
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
}

/** What the post and the viewer's blocks make of a comment. */
export interface CommentSurroundings {
  viewer: PersonId | null
  pass: Pass
  postAuthorId: string
  mayComment: boolean
  hiddenReplies: number
  mentions: Comment['mentions']
  mutedWord: Comment['mutedWord']
}

export function showComment(row: CommentRow, around: CommentSurroundings): Comment {
  const deleted = row.deleted_at !== null
  const isPostAuthors = around.viewer === around.postAuthorId
  return {
    id: row.id as CommentId,
    postId: row.post_id as PostId,
    parentId: row.parent_id as CommentId | null,
    author: deleted ? null : showChip(row, around.pass),
    text: deleted ? '' : row.text,
    mentions: around.mentions,
    createdAt: row.created_at.toISOString(),
    editedAt: deleted ? null : (row.edited_at?.toISOString() ?? null),
    hidden: row.hidden && (!row.restricted || isPostAuthors),
    restricted: row.restricted && isPostAuthors,
    replies: row.replies_count - around.hiddenReplies,
    mutedWord: deleted ? null : around.mutedWord,
    may: commentMay(around.viewer, {
      authorId: row.chip_id,
      postAuthorId: around.postAuthorId,
      deleted,
      mayComment: around.mayComment,
    }),
  }
}
