import type { PostId } from '@heraia/contract/ids'
import type { Context } from '../../context.ts'
import { findPost } from './feed.queries.ts'

const MOST = 100

/** The texts before, the last one first, for everyone who may read the post. */
export async function listHistory(ctx: Context, id: PostId): Promise<{ items: { text: string; until: string }[] }> {
  await findPost(ctx, id)
  const rows = await ctx.db
    .selectFrom('post_revisions')
    .select(['text', 'until'])
    .where('post_id', '=', id)
    .orderBy('until', 'desc')
    .limit(MOST)
    .execute()
  return { items: rows.map(({ text, until }) => ({ text, until: until.toISOString() })) }
}
