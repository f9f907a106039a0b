import { fold } from '@heraia/contract/fold'
import type { ConversationId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { BoundedCount, Page } from '@heraia/contract/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { findConversation, type OpenConversation } from './find-conversation.ts'
import { foldIn } from './fold-requests.ts'
import { isIn, isShown, readConversation } from './read-conversation.ts'
import { showIn } from './show-in.ts'

interface Wanted {
  id: ConversationId
  q: string
  cursor?: string
  limit: number
}

type Found = Page<Message> & { found: BoundedCount }

/** Nobody goes through more one by one. */
const MOST_COUNTED = 1000

/**
 * What she reads in this conversation that has these words, newest first. The words are those of the search over all of
 * them: folded, and taken literally. Nothing is searched for by no words.
 */
export async function searchMessages(ctx: SignedIn, { id, q, cursor, limit }: Wanted): Promise<Found> {
  const from = readCursor('found', cursor)
  const conversation = await findConversation(ctx, id)
  const term = fold(q)
  if (term === '' || (conversation.request === 'received' && conversation.circle !== null))
    return { items: [], nextCursor: null, found: { count: 0, more: false } }
  const isMatch = sql<SqlBool>`m.search_text like ${containing(term)} and ${isShown(ctx.viewer.id, conversation)}`
  const rows = await readConversation(ctx, conversation, {
    where: from ? sql<SqlBool>`${isMatch} and ${before('m.created_at', 'm.id', from)}` : isMatch,
    order: 'newest',
    limit: rowsToRead(limit),
  })
  const shown = toPage(
    'found',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.message_id }),
    (row) => showIn(conversation, row, ctx),
  )
  const items = await foldIn(ctx, conversation, shown.items)
  return { ...shown, items, found: await count(ctx, conversation, isMatch) }
}

async function count(ctx: SignedIn, conversation: OpenConversation, isMatch: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from messages m where ${isIn(conversation)} and ${isMatch} limit ${sql.lit(MOST_COUNTED + 1)}) found`.execute(
    ctx.db,
  )
  const counted = rows[0]?.count ?? 0
  return { count: Math.min(counted, MOST_COUNTED), more: counted > MOST_COUNTED }
}
