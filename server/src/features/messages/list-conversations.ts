import { fold } from '@heraia/contract/fold'
import type { Conversation } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { pageSize, readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { statement } from '../../statement.ts'
import {
  type AskedConversations,
  type ConversationRow,
  conversationsSql,
  showConversation,
} from './conversation.view.ts'
import { findWords, hasWords } from './find-words.ts'
import { foldLast } from './fold-requests.ts'

interface Wanted {
  box?: 'inbox' | 'requests'
  q?: string
  cursor?: string
  limit: number
}

/** Of two and of teams, last written first; walks participants_list_idx or participants_aside_idx. Left out: who is blocked or suspended, and what is still empty. */
export async function listConversations(ctx: SignedIn, { box, q, cursor, limit }: Wanted): Promise<Page<Conversation>> {
  const from = startOf(readCursor('conversations', cursor))
  const term = fold(q ?? '')
  const pattern = term === '' ? null : containing(term)
  const rows = await selectConversations(ctx, {
    ...{ viewer: ctx.viewer.id, now: ctx.now(), at: from.at, id: from.id },
    requests: box === 'requests',
    pattern,
    limit: pageSize(limit),
  })
  const page = toPage(
    'conversations',
    limit,
    rows,
    (row) => ({ at: row.written_at, id: row.id }),
    (row) => showConversation(row, ctx),
  )
  const items = await foldLast(ctx, page.items)
  return { ...page, items: pattern === null ? items : await findWords(ctx, items, pattern) }
}

type Asked = AskedConversations & {
  requests: boolean
  at: Date | null
  id: string | null
  pattern: string | null
  limit: number
}

const selectConversations = statement(
  (asked: Asked) => sql<ConversationRow>`
    ${conversationsSql(asked)} and mine.updated_at is not null
      and ${asked.requests ? sql`mine.request in ('open', 'restricted')` : sql`mine.request is null`}
      and ${startingAfter('mine.updated_at', 'mine.conversation_id', asked)} and ${matches(asked)}
    order by mine.updated_at desc, mine.conversation_id desc limit ${rowsToRead(asked.limit)}`,
)

/** Her partner's or the team's name (the first line of what is searched) or a text that she reads there, taken literally. */
function matches({ pattern, viewer }: Asked): RawBuilder<SqlBool> {
  if (pattern === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(split_part(coalesce(p.search_text, (select t.search_text from teams t where t.id = mine.team_id)),
      E'\\n', 1) like ${pattern}
    or exists (select 1 from messages s where ${hasWords(pattern, viewer)}))`
}
