import type { QuotedPost } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Pass, showMedium } from '../../files/picture.view.ts'
import { isOpenToAll } from '../../visibility/posts.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import type { PostRow } from './post.view.ts'

/** What a query selects of a quoted `posts as post` and its author's `profiles as p`. */
export const quotedSql = sql`post.id, post.text, post.media, post.created_at, post.edited_at,
  ${isOpenToAll('post', 'p')} as open_to_all, ${chipSql}`

export type QuotedRow = ChipRow & Pick<PostRow, 'id' | 'text' | 'media' | 'created_at' | 'edited_at' | 'open_to_all'>

export const showQuoted = (row: QuotedRow, mutedWord: QuotedPost['mutedWord'], pass: Pass): QuotedPost => ({
  id: row.id as PostId,
  author: showChip(row, pass),
  text: row.text,
  media: row.media.map((medium) => showMedium(medium, row.open_to_all ? null : pass)),
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  mutedWord,
})
