import type { ConversationId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { findConversation } from './find-conversation.ts'
import { type MessageRow, messageSql, showMessage } from './message.view.ts'

interface Wanted {
  id: ConversationId
  cursor?: string
  limit: number
}

/** Newest first; walks messages_newest_idx. Nothing to leave out: it is hers, or not found. */
export async function listMessages(ctx: SignedIn, { id, cursor, limit }: Wanted): Promise<Page<Message>> {
  const position = readCursor('messages', cursor)
  const [{ partners }, { rows }] = await Promise.all([
    findConversation(ctx, id),
    sql<MessageRow>`
      select ${messageSql} from messages m left join messages r on r.id = m.reply_to_id
      where m.conversation_id = ${id}::uuid and ${position ? before('m.created_at', 'm.id', position) : sql`true`}
      order by m.created_at desc, m.id desc limit ${rowsToRead(limit)}`.execute(ctx.db),
  ])
  const now = ctx.now()
  return toPage(
    'messages',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.message_id }),
    (row) => showMessage(row, ctx.viewer.id, partners, now),
  )
}
