import type { Generated } from 'kysely'

export interface ParticipantsTable {
  conversation_id: string
  person_id: string
  /** Everything up to this message was read, or reached one of her devices. */
  read_at: Date | null
  read_message_id: string | null
  delivered_at: Date | null
  delivered_message_id: string | null
  unread_count: Generated<number>
  muted: Generated<boolean>
  /** A first message of somebody she does not know, until she answers. */
  request: Generated<'open' | 'declined' | null>
  /** When the conversation was last written in: her list is one walk of an index. null: nothing written yet. */
  updated_at: Date | null
}
