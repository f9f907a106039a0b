import type { ListingId, ListingQuestionId } from '@heraia/contract/ids'
import type { ListingQuestion } from '@heraia/contract/listings'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { pageSize, readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../../paging.ts'
import { notFound } from '../../../refused.ts'
import { statement } from '../../../statement.ts'
import { isListingShown } from '../../../visibility/listings.ts'
import { isForEngines } from '../../../visibility/outside.ts'
import { isListed } from '../../../visibility/people.ts'
import { findListing } from '../find-listing.ts'
import { type QuestionRow, questionSql, showQuestion } from './question.view.ts'

/**
 * Newest first; walks listing_questions_newest_idx. Left out: of people hidden from the viewer. Engines keep what
 * everybody reads, so it names only who is found there.
 */
export async function listQuestions(
  ctx: Context,
  { id, cursor, limit }: { id: ListingId; cursor?: string; limit: number },
): Promise<Page<ListingQuestion>> {
  await findListing(ctx, id)
  const from = startOf(readCursor('listingquestions', cursor))
  const rows = await selectQuestions(ctx, {
    id,
    viewer: viewerId(ctx),
    at: from.at,
    from: from.id,
    limit: pageSize(limit),
  })
  return toPage(
    'listingquestions',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => showQuestion(row, ctx),
  )
}

type Asked = { id: string; viewer: string | null; at: Date | null; from: string | null; limit: number }

const selectQuestions = statement(
  (asked: Asked) => sql<QuestionRow>`
    select ${questionSql}
    from listing_questions q join listings l on l.id = q.listing_id join profiles p on p.id = q.asker_id
    where q.listing_id = ${asked.id}::uuid and ${asked.viewer === null ? isForEngines('p') : isListed('p', asked.viewer)}
      and ${startingAfter('q.created_at', 'q.id', { at: asked.at, id: asked.from })}
    order by q.created_at desc, q.id desc limit ${rowsToRead(asked.limit)}`,
)

/** Not found where its listing or who asked it is hidden from the viewer. */
export async function findQuestion(ctx: Context, id: ListingQuestionId): Promise<QuestionRow> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<QuestionRow>`
    select ${questionSql}
    from listing_questions q join listings l on l.id = q.listing_id join profiles p on p.id = q.asker_id
      join profiles seller on seller.id = l.seller_id
    where q.id = ${id}::uuid and ${isListed('p', viewer)} and ${isListingShown('l', 'seller', viewer)}`.execute(ctx.db)
  if (!rows[0]) throw notFound('listing_question')
  return rows[0]
}

/** The same for the staff, who reaches every question. */
export async function findAnyQuestion(ctx: Context, id: ListingQuestionId): Promise<QuestionRow> {
  const { rows } = await sql<QuestionRow>`
    select ${questionSql}
    from listing_questions q join listings l on l.id = q.listing_id join profiles p on p.id = q.asker_id
    where q.id = ${id}::uuid`.execute(ctx.db)
  if (!rows[0]) throw notFound('listing_question')
  return rows[0]
}
