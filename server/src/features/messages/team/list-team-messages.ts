import type { ConversationId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { messageSql } from '../message.view.ts'
import { showIn } from '../show-in.ts'
import { findTeamConversation } from './find-team-conversation.ts'
import { authorsSql, type TeamMessageRow } from './team-message.view.ts'

interface Wanted {
  id: ConversationId
  cursor?: string
  limit: number
}

/** Since she reads it, newest first; walks messages_newest_idx. Nothing for whoever is not. */
export async function listTeamMessages(ctx: SignedIn, { id, cursor, limit }: Wanted): Promise<Page<Message>> {
  const from = readCursor('messages', cursor)
  const conversation = await findTeamConversation(ctx, id)
  const since = conversation.since
  if (!since) return { items: [], nextCursor: null }
  const { rows } = await sql<TeamMessageRow>`
    select ${messageSql}, ${authorsSql} from messages m left join messages r on r.id = m.reply_to_id
    where m.conversation_id = ${id}::uuid and m.created_at >= ${since}
      and ${from ? before('m.created_at', 'm.id', from) : sql`true`}
    order by m.created_at desc, m.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'messages',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.message_id }),
    (row) => showIn(conversation, row, ctx),
  )
}
