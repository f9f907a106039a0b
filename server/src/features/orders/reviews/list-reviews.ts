import type { OrderEventId, PersonId } from '@heraia/contract/ids'
import type { PersonReview } from '@heraia/contract/orders'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { isListed } from '../../../visibility/people.ts'
import { type ChipAsJson, chipAsJson, showChipAsJson } from '../../profiles/chip-as-json.ts'
import { findVisiblePerson } from '../../profiles/find-visible-person.ts'

interface Row {
  id: string
  stars: number
  text: string
  title: string
  shown_at: Date
  author: ChipAsJson | null
}

/** What buyers said of her, newest first; walks order_reviews_subject_idx. Whose account is hidden is not named. */
export async function listReviews(
  ctx: Context,
  { id, cursor, limit }: { id: PersonId; cursor?: string; limit: number },
): Promise<Page<PersonReview>> {
  await findVisiblePerson(ctx, id)
  const from = readCursor('reviews', cursor)
  const { rows } = await sql<Row>`
    select r.id, r.stars, r.text, o.title, r.shown_at, ${chipAsJson('author')} as author
    from order_reviews r join orders o on o.id = r.order_id
      left join profiles author on author.id = r.author_id and ${isListed('author', viewerId(ctx))}
    where r.subject_id = ${id}::uuid and r.side = 'buyer' and r.shown_at <= ${ctx.now()}
      and ${from ? before('r.shown_at', 'r.id', from) : sql`true`}
    order by r.shown_at desc, r.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'reviews',
    limit,
    rows,
    (row) => ({ at: row.shown_at, id: row.id }),
    (row) => ({
      id: row.id as OrderEventId,
      by: showChipAsJson(row.author, ctx.pass),
      side: 'buyer' as const,
      stars: row.stars,
      text: row.text,
      thing: row.title,
      at: row.shown_at.toISOString(),
    }),
  )
}
