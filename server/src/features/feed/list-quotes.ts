import type { Post } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { readCursor, rowsToRead, startingAfter, startOf } from '../../paging.ts'
import { findPost } from './feed.queries.ts'
import { type PostRow, postSql } from './post.view.ts'
import { postPage } from './post-page.ts'
import { isForFeedOf } from './timeline.queries.ts'

/** Posts that quote this one, newest first, reposts among them; walks posts_quotes_newest_idx. Her own private ones too. */
export async function listQuotes(
  ctx: Context,
  input: { id: PostId; cursor?: string; limit: number },
): Promise<Page<Post>> {
  const from = readCursor('quotes', input.cursor)
  await findPost(ctx, input.id)
  const viewer = viewerId(ctx)
  const { rows } = await sql<PostRow>`
    select ${postSql(viewer)} from posts post join profiles p on p.id = post.author_id
    where post.quoted_id = ${input.id}::uuid and ${isForFeedOf(viewer)}
      and ${startingAfter('post.created_at', 'post.id', startOf(from))}
    order by post.created_at desc, post.id desc limit ${rowsToRead(input.limit)}`.execute(ctx.db)
  return postPage(ctx, 'quotes', input.limit, rows)
}
