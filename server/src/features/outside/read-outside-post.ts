import type { PostId } from '@heraia/contract/ids'
import type { OutsidePost } from '@heraia/contract/outside'
import type { StoredMedium } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { showMedium } from '../../files/picture.view.ts'
import { notFound } from '../../refused.ts'
import { isForEngines, isForPreviews } from '../../visibility/outside.ts'
import { isVisible } from '../../visibility/people.ts'
import { isReadable } from '../../visibility/posts.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'

interface Row extends ChipRow {
  id: string
  text: string
  media: StoredMedium[]
  created_at: Date
  likes_count: number
  comments_count: number
  for_engines: boolean
}

/** Not found unless strangers may read it and its author is open to everybody. A repost has nothing of its own to show. */
export async function readOutsidePost(ctx: Context, id: PostId): Promise<OutsidePost> {
  const { rows } = await sql<Row>`
    select ${chipSql}, post.id, post.text, post.media, post.created_at, post.likes_count, post.comments_count,
      ${isForEngines('p')} as for_engines
    from posts post join profiles p on p.id = post.author_id
    where post.id = ${id}::uuid and (post.text <> '' or post.media <> '[]') and ${isReadable('post', 'p', null)}
      and ${isForPreviews('p')} and ${isVisible('p', viewerId(ctx))}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound('post')
  return {
    id: row.id as PostId,
    author: showChip(row, null),
    text: row.text,
    media: row.media.map((medium) => showMedium(medium, null)),
    createdAt: row.created_at.toISOString(),
    likes: row.likes_count,
    comments: row.comments_count,
    isForEngines: row.for_engines,
  }
}
