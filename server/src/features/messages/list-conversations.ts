import type { Conversation } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import { fold } from '@heraia/contract/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { type ConversationRow, conversationsSql, showConversation } from './conversation.view.ts'

interface Wanted {
  q?: string
  cursor?: string
  limit: number
}

/** Last written first; walks participants_list_idx. Left out: who is blocked or suspended, and what is still empty. */
export async function listConversations(ctx: SignedIn, { q, cursor, limit }: Wanted): Promise<Page<Conversation>> {
  const position = readCursor('conversations', cursor)
  const { rows } = await sql<ConversationRow>`
    ${conversationsSql(ctx)} and mine.updated_at is not null
      and ${position ? before('mine.updated_at', 'mine.conversation_id', position) : sql`true`}
      and ${matches(fold(q ?? ''))}
    order by mine.updated_at desc, mine.conversation_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'conversations',
    limit,
    rows,
    (row) => ({ at: row.written_at, id: row.id }),
    (row) => showConversation(row, ctx),
  )
}

/** Her partner's name (the first line of what is searched) or a text of theirs, taken literally. */
function matches(term: string): RawBuilder<SqlBool> {
  if (term === '') return sql<SqlBool>`true`
  const pattern = containing(term)
  return sql<SqlBool>`(split_part(p.search_text, E'\\n', 1) like ${pattern} or exists (
    select 1 from messages s where s.conversation_id = mine.conversation_id and s.search_text like ${pattern}))`
}
