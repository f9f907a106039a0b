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
  /** Of a team's conversation. */
  team_id: Generated<string | null>
  /** Since when she is in a team's conversation; what was written before was not for her. */
  joined_at: Generated<Date | null>
  /** A first message of somebody she does not know, or a team's conversation, until she answers; or she restricted the other. */
  request: Generated<'open' | 'declined' | 'restricted' | null>
  /** How far the other is shown that she has read, as long as she restricts that person. */
  shown_read_at: Generated<Date | null>
  /** What she said of pictures that the other of a conversation of two sends her; null: nothing yet. */
  pictures: Generated<'shown' | 'covered' | null>
  /** She deleted the conversation for herself: what was written before is not shown to her. */
  cleared_until: Generated<Date | null>
  /** When the conversation was last written in: her list is one walk of an index. null: nothing there for her. */
  updated_at: Date | null
}
