import type { ConversationId, MessageId, PersonId } from '@heraia/contract/ids'
import type { Conversation, FoundWords } from '@heraia/contract/messages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { statement } from '../../statement.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { readsSince } from '../../visibility/messages.ts'
import { isVisible } from '../../visibility/people.ts'

/** A message `s` of the conversation `mine` is in that she reads there and that has these words, taken literally. */
export const hasWords = (pattern: string, viewer: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  s.conversation_id = mine.conversation_id and s.search_text like ${pattern} and s.created_at >= ${readsSince('mine')}
  and (mine.team_id is null or s.sender_id not in (${hiddenByBlocks(sql`${viewer}::uuid`)})))`

interface Row {
  conversation_id: string
  id: string
  sender_id: string | null
  sender: string | null
  text: string
  created_at: Date
}

/** Each with the newest message that has the words, in one go; what waits as a request shows none. */
export async function findWords(ctx: SignedIn, of: Conversation[], pattern: string): Promise<Conversation[]> {
  const ids = of.filter(({ request }) => request !== 'received').map(({ id }) => id)
  if (ids.length === 0) return of
  const rows = await selectFound(ctx, { viewer: ctx.viewer.id, ids, pattern })
  const found = new Map(rows.map((row) => [row.conversation_id as ConversationId, showFound(row)]))
  return of.map((each) => ({ ...each, found: found.get(each.id) }))
}

/** The newest of each; walks messages_newest_idx. */
const selectFound = statement(
  (asked: { viewer: string; ids: string[]; pattern: string }) => sql<Row>`
    select mine.conversation_id, found.id, found.text, found.created_at, sender.name as sender,
      case when mine.team_id is null then found.sender_id else sender.id end as sender_id
    from participants mine
      cross join lateral (
        select s.id, s.sender_id, s.text, s.created_at from messages s where ${hasWords(asked.pattern, asked.viewer)}
        order by s.created_at desc, s.id desc limit 1) found
      left join profiles sender on mine.team_id is not null and sender.id = found.sender_id
        and ${isVisible('sender', asked.viewer)}
    where mine.person_id = ${asked.viewer}::uuid and mine.conversation_id = any(${asked.ids}::uuid[])`,
)

const showFound = (row: Row): FoundWords => ({
  id: row.id as MessageId,
  senderId: row.sender_id as PersonId | null,
  sender: row.sender,
  text: row.text,
  createdAt: row.created_at.toISOString(),
})
