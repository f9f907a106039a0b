import type { PostId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { PersonCard } from '@heraia/contract/person'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../paging.ts'
import { isListed } from '../../visibility/people.ts'
import { type CardRow, cardSql, showCard } from '../profiles/person-card.view.ts'
import { findPost } from './feed.queries.ts'

/** Who likes a post, last first, as far as the viewer may see them; walks likes_newest_idx. */
export async function listLikers(
  ctx: Context,
  input: { id: PostId; cursor?: string; limit: number },
): Promise<Page<PersonCard>> {
  const from = readCursor('likers', input.cursor)
  await findPost(ctx, input.id)
  const viewer = viewerId(ctx)
  const { rows } = await sql<CardRow & { liked_at: Date; liker_id: string }>`
    select ${cardSql(viewer)}, l.created_at as liked_at, l.person_id as liker_id
    from likes l join profiles p on p.id = l.person_id
    where l.post_id = ${input.id}::uuid and ${isListed('p', viewer)}
      and ${startingAfter('l.created_at', 'l.person_id', startOf(from))}
    order by l.created_at desc, l.person_id desc limit ${rowsToRead(input.limit)}`.execute(ctx.db)
  return toPage(
    'likers',
    input.limit,
    rows,
    (row) => ({ at: row.liked_at, id: row.liker_id }),
    (row) => showCard(row, viewer, ctx.pass),
  )
}
