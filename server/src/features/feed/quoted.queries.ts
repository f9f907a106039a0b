import type { QuotedPost } from '@heraia/contract/feed'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { statement } from '../../statement.ts'
import type { MutedIn } from '../../visibility/muted-words.ts'
import type { PostRow } from './post.view.ts'
import { type QuotedRow, quotedSql, showQuoted } from './quoted.view.ts'
import { isForFeedOf } from './timeline.queries.ts'

/**
 * What these posts quote, as far as it is for the viewer now, by its id. Most pages quote nothing and ask for nothing.
 */
export async function quotedIn(
  ctx: Context,
  posts: readonly PostRow[],
  mutedIn: MutedIn,
): Promise<Map<string, QuotedPost>> {
  const ids = new Set(posts.flatMap((post) => post.quoted_id ?? []))
  if (ids.size === 0) return new Map()
  const rows = await selectQuoted(ctx, { viewer: viewerId(ctx), ids: [...ids] })
  return new Map(rows.map((row) => [row.id, showQuoted(row, mutedIn(row), ctx.pass)]))
}

const selectQuoted = statement(
  (asked: { viewer: string | null; ids: string[] }) => sql<QuotedRow>`
    select ${quotedSql} from posts post join profiles p on p.id = post.author_id
    where post.id = any(${asked.ids}::uuid[]) and ${isForFeedOf(asked.viewer)}`,
)
