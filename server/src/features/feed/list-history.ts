import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { isReadable } from '../../visibility/posts.ts'
import { findPost } from './feed.queries.ts'

const MOST = 100

/** The texts before, the last one first, for everyone who may read the post; each as far as it was for her then. */
export async function listHistory(ctx: Context, id: PostId): Promise<{ items: { text: string; until: string }[] }> {
  await findPost(ctx, id)
  const { rows } = await sql<{ text: string; until: Date }>`
    select r.text, r.until
    from post_revisions r join posts post on post.id = r.post_id join profiles p on p.id = post.author_id
    where r.post_id = ${id}::uuid and ${isReadable('r', 'p', viewerId(ctx))}
    order by r.until desc limit ${sql.lit(MOST)}`.execute(ctx.db)
  return { items: rows.map(({ text, until }) => ({ text, until: until.toISOString() })) }
}
