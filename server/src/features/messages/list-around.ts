import type { ConversationId, MessageId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import type { SignedIn } from '../../context.ts'
import { after, before, type Position, readCursor, rowsToRead, writeCursor } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import type { OpenConversation } from './find-conversation.ts'
import { foldIn } from './fold-requests.ts'
import { findMessage } from './message.queries.ts'
import { readConversation } from './read-conversation.ts'
import { type AnyMessageRow, showIn } from './show-in.ts'

interface Wanted {
  id: ConversationId
  messageId: MessageId
  cursor?: string
  limit: number
}

type Around = Page<Message> & { newerCursor: string | null }

/** Newest first. */
interface Stretch {
  rows: AnyMessageRow[]
  hasOlder: boolean
  hasNewer: boolean
}

/** A message that she reads, with as many before it as after it; from there on in both directions. */
export async function listAround(ctx: SignedIn, { id, messageId, cursor, limit }: Wanted): Promise<Around> {
  const goes = cursor?.startsWith('newer.') ? 'newer' : 'older'
  const from = readCursor(goes, cursor)
  const { row, conversation } = await findMessage(ctx, messageId)
  if (row.conversation_id !== id) throw notFound('message')
  const { rows, hasOlder, hasNewer } = from
    ? await (goes === 'newer' ? newer : older)(ctx, conversation, from, limit)
    : await around(ctx, conversation, row, limit)
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    items: await foldIn(
      ctx,
      conversation,
      rows.map((each) => showIn(conversation, each, ctx)),
    ),
    nextCursor: hasOlder && last ? writeCursor('older', positionOf(last)) : null,
    newerCursor: hasNewer && first ? writeCursor('newer', positionOf(first)) : null,
  }
}

const positionOf = (row: AnyMessageRow): Position => ({ at: row.created_at, id: row.message_id })

async function around(ctx: SignedIn, conversation: OpenConversation, row: AnyMessageRow, limit: number) {
  const half = Math.floor((limit - 1) / 2)
  const above = await newer(ctx, conversation, positionOf(row), half)
  const below = await older(ctx, conversation, positionOf(row), limit - 1 - half)
  return { rows: [...above.rows, row, ...below.rows], hasOlder: below.hasOlder, hasNewer: above.hasNewer }
}

async function older(ctx: SignedIn, of: OpenConversation, from: Position, limit: number): Promise<Stretch> {
  const where = before('m.created_at', 'm.id', from)
  const rows = await readConversation(ctx, of, { where, order: 'newest', limit: rowsToRead(limit) })
  return { rows: rows.slice(0, limit), hasOlder: rows.length > limit, hasNewer: true }
}

async function newer(ctx: SignedIn, of: OpenConversation, from: Position, limit: number): Promise<Stretch> {
  const where = after('m.created_at', 'm.id', from)
  const rows = await readConversation(ctx, of, { where, order: 'oldest', limit: rowsToRead(limit) })
  return { rows: rows.slice(0, limit).toReversed(), hasOlder: true, hasNewer: rows.length > limit }
}
