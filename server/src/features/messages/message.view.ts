import type { ConversationId, MediaId, MessageId, PersonId } from '@heraia/contract/ids'
import type { MessageAttachment } from '@heraia/contract/media'
import { type Message, type MessageState, REACTIONS } from '@heraia/contract/messages'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Pass, showAttachment } from '../../files/picture.view.ts'
import { areCovered, type PicturesSaid } from '../../visibility/covered-pictures.ts'
import { isHers, mayEdit, mayRemove } from './messages.policy.ts'

/** What is quoted of a message that holds files only is a sign that every language knows. */
export const replyText = sql`case when r.text = '' and r.media <> '[]' then '📎' else r.text end`

/** What a query selects of `messages as m left join messages as r` (what it answers) to show a message. */
export const messageSql = sql`m.id as message_id, m.conversation_id, m.sender_id, m.text, m.media, m.covered, m.created_at, m.edited_at,
  m.deleted_at, r.id as reply_id, r.sender_id as reply_sender_id, ${replyText} as reply_text, r.created_at as reply_at,
  (select jsonb_object_agg(x.person_id, x.emoji) from message_reactions x where x.message_id = m.id) as reactions`

export interface MessageRow {
  message_id: string
  conversation_id: string
  sender_id: string
  text: string
  media: StoredAttachment[]
  /** Its pictures, for whom it was sent to. */
  covered: boolean
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  reply_id: string | null
  reply_sender_id: string | null
  reply_text: string | null
  reply_at: Date | null
  /** Emoji by person. */
  reactions: Record<string, string> | null
}

/** It answers what was written before this moment. */
export const isQuoteOlder = ({ reply_at }: Pick<MessageRow, 'reply_at'>, since: Date | null): boolean =>
  reply_at !== null && since !== null && reply_at < since

/** What one of two said and did in her conversation that changes what she reads there. */
export interface Reading {
  /** She deleted the conversation for herself: what a message answers has no words, if it is older. */
  since: Date | null
  pictures: PicturesSaid
}

/** As one of two reads it. */
export function asRead(row: MessageRow, { since, pictures }: Reading): MessageRow {
  const covered = areCovered(row.covered, pictures)
  return isQuoteOlder(row, since) ? { ...row, covered, reply_sender_id: null, reply_text: '' } : { ...row, covered }
}

/** How far the other person of a conversation has come: times of messages, which only count up within it. */
export interface Pointers {
  deliveredAt: Date | null
  /** null also where one of the two keeps read receipts to herself. */
  readAt: Date | null
}

/**
 * `partner` are the pointers of whom the message was sent to; used where the viewer wrote it. `pass` is the viewer's:
 * what came with the message is at no other address.
 */
export function showMessage(row: MessageRow, viewer: PersonId, partner: Pointers, now: Date, pass: Pass): Message {
  return {
    id: row.message_id as MessageId,
    conversationId: row.conversation_id as ConversationId,
    senderId: row.sender_id as PersonId,
    sender: null,
    hidden: false,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    state: isHers(row, viewer) ? stateOf(row.created_at, partner) : null,
    attachments: row.media.map((file) =>
      row.covered && !isHers(row, viewer) ? showCovered(file, pass) : { ...showAttachment(file, pass), covered: null },
    ),
    replyTo: showReply(row),
    reactions: showReactions(row.reactions ?? {}),
    mutedWord: null,
    may: { edit: mayEdit(row, viewer, now), remove: mayRemove(row, viewer) },
  }
}

/** Nothing of a picture but that it is there. */
function showCovered(file: StoredAttachment, pass: Pass): MessageAttachment {
  if (file.kind === 'document') return { ...showAttachment(file, pass), covered: null }
  return { id: file.mediaId as MediaId, medium: null, document: null, covered: file.kind }
}

function stateOf(at: Date, { deliveredAt, readAt }: Pointers): MessageState {
  if (readAt !== null && readAt >= at) return 'read'
  return deliveredAt !== null && deliveredAt >= at ? 'delivered' : 'sent'
}

function showReply({ reply_id, reply_sender_id, reply_text }: MessageRow): Message['replyTo'] {
  if (reply_id === null) return null
  return {
    id: reply_id as MessageId,
    senderId: reply_sender_id as PersonId | null,
    sender: null,
    text: reply_text ?? '',
  }
}

function showReactions(byPerson: Record<string, string>): Message['reactions'] {
  const given = Object.entries(byPerson)
  if (given.length === 0) return []
  return REACTIONS.map((emoji) => ({
    emoji,
    personIds: given.filter(([, theirs]) => theirs === emoji).map(([id]) => id as PersonId),
  })).filter(({ personIds }) => personIds.length > 0)
}
