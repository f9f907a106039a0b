import type { Generated } from 'kysely'

export interface ConversationsTable {
  id: string
  /** The two people of a direct conversation, the smaller id first: there is one conversation a pair. */
  low_id: string | null
  high_id: string | null
  /** Whose conversation it is, where it is a team's; low_id and high_id are null then. */
  team_id: Generated<string | null>
  last_message_id: string | null
  /** What it is about: the listing that was asked about last. */
  listing_id: string | null
  created_at: Date
  updated_at: Date
}
