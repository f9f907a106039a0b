import type { Message } from '@heraia/contract/messages'
import { type RawBuilder, sql } from 'kysely'
import { isActive } from '../../../visibility/people.ts'
import { type ChipAsJson, chipAsJson } from '../../profiles/chip-as-json.ts'
import { isQuoteOlder, type MessageRow } from '../message.view.ts'

/** What a row of a team's conversation says beside one of two: who wrote it, and whom it answers to. */
export interface Authors {
  sender: ChipAsJson | null
  reply_sender: { id: string; name: string } | null
}

export type TeamMessageRow = MessageRow & Authors

/** Beside `messages as m left join messages as r`. null: her account is not in use any more. */
export const authorsSql: RawBuilder<unknown> = sql`
  (select ${chipAsJson('s')} from profiles s where s.id = m.sender_id and ${isActive('s')}) as sender,
  (select jsonb_build_object('id', q.id, 'name', q.name) from profiles q where q.id = r.sender_id and ${isActive('q')})
    as reply_sender`

/** The row as somebody may see it who is hidden from these people, or they from her, and reads it since that time. */
export function asSeen(row: TeamMessageRow, hidden: ReadonlySet<string>, since: Date | null): TeamMessageRow {
  const isQuoteHidden = row.reply_sender === null || hidden.has(row.reply_sender.id) || isQuoteOlder(row, since)
  const seen = isQuoteHidden ? { ...row, reply_sender: null, reply_text: '' } : row
  if (hidden.size === 0) return seen
  const reactions = Object.entries(row.reactions ?? {}).filter(([id]) => !hidden.has(id))
  return { ...seen, sender: hidden.has(row.sender_id) ? null : row.sender, reactions: Object.fromEntries(reactions) }
}

/** Nothing but its place in the conversation. */
export const withoutAll = (message: Message): Message => ({
  ...message,
  senderId: null,
  sender: null,
  hidden: true,
  text: '',
  editedAt: null,
  deletedAt: null,
  state: null,
  attachments: [],
  replyTo: null,
  reactions: [],
  may: { edit: false, remove: false },
})
