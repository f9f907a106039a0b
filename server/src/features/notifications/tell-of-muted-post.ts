import { sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { type Line, tellChanged } from './lines.ts'

/**
 * Her badge counts what there was of it no more, or again: of the post, and of what names her and quotes it. Her lists are
 * asked again whole: one line says so for all. Walks notifications_post_idx, and her unread ones for the quotes.
 */
export async function tellOfMutedPost(tx: Context, { postId, personId }: Announcements['post.muted']): Promise<void> {
  const { rows } = await sql<Line>`
    select n.id, n.person_id from notifications n
    where n.post_id = ${postId}::uuid and n.person_id = ${personId}::uuid
    union all
    select n.id, n.person_id from notifications n join posts q on q.id = n.post_id
    where n.person_id = ${personId}::uuid and n.read_at is null and n.aside_from_id is null
      and n.kind = 'mention' and n.comment_id is null and q.quoted_id = ${postId}::uuid
    limit 1`.execute(tx.db)
  await tellChanged(tx, rows)
}
