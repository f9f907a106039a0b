import { sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { type Line, tellChanged } from './lines.ts'

/** Her badge counts what there was of it no more, or again. Her lists are asked again whole: one line says so for all. */
export async function tellOfMutedPost(tx: Context, { postId, personId }: Announcements['post.muted']): Promise<void> {
  const { rows } = await sql<Line>`
    select n.id, n.person_id from notifications n
    where n.post_id = ${postId}::uuid and n.person_id = ${personId}::uuid limit 1`.execute(tx.db)
  await tellChanged(tx, rows)
}
