export interface ConversationsTable {
  id: string
  /** The two people of a direct conversation, the smaller id first: there is one conversation a pair. */
  low_id: string | null
  high_id: string | null
  last_message_id: string | null
  /** What it is about: the listing that was asked about last. */
  listing_id: string | null
  created_at: Date
  updated_at: Date
}
