import type { ConversationId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { pageSize, readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { readsSince } from '../../visibility/messages.ts'
import { isVisible } from '../../visibility/people.ts'
import {
  type AccessRow,
  accessFrom,
  type PointersRow,
  pointersOf,
  pointersSql,
  readingOf,
} from './find-conversation.ts'
import { foldFor } from './fold-requests.ts'
import { asRead, type MessageRow, messageSql, showMessage } from './message.view.ts'
import { listTeamMessages } from './team/list-team-messages.ts'

interface Wanted {
  id: ConversationId
  cursor?: string
  limit: number
}

/** Newest first; walks messages_newest_idx. Left out: what she deleted for herself. */
export async function listMessages(ctx: SignedIn, { id, cursor, limit }: Wanted): Promise<Page<Message>> {
  const viewer = ctx.viewer.id
  const from = startOf(readCursor('messages', cursor))
  const found = await selectPage(ctx, { id, viewer, at: from.at, before: from.id, limit: pageSize(limit) })
  if (!found[0]) return listTeamMessages(ctx, { id, cursor, limit })
  const { partners } = pointersOf(found[0])
  const reading = readingOf(found[0])
  const now = ctx.now()
  const page = toPage(
    'messages',
    limit,
    found.filter(isMessage),
    (row) => ({ at: row.created_at, id: row.message_id }),
    (row) => showMessage(asRead(row, reading), viewer, partners, now, ctx.pass),
  )
  return found[0].my_request === null ? page : { ...page, items: await foldFor(ctx, viewer, page.items) }
}

type FoundRow = PointersRow & Pick<AccessRow, 'my_request'> & (MessageRow | { message_id: null })

const isMessage = (row: FoundRow): row is Extract<FoundRow, MessageRow> => row.message_id !== null

/** Whether it is hers, how far the two have come, and the messages, in one go; a row without one where there are none. */
const selectPage = statement(
  (asked: { id: string; viewer: string; at: Date | null; before: string | null; limit: number }) => sql<FoundRow>`
    select ${pointersSql}, mine.request as my_request, page.* from ${accessFrom(asked.viewer)}
    left join lateral (
      select ${messageSql} from messages m left join messages r on r.id = m.reply_to_id
      where m.conversation_id = mine.conversation_id and m.created_at >= ${readsSince('mine')}
        and ${startingAfter('m.created_at', 'm.id', { at: asked.at, id: asked.before })}
      order by m.created_at desc, m.id desc limit ${rowsToRead(asked.limit)}) page on true
    where mine.conversation_id = ${asked.id}::uuid and ${isVisible('p', asked.viewer)}
    order by page.created_at desc, page.message_id desc`,
)
