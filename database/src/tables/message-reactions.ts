export interface MessageReactionsTable {
  message_id: string
  person_id: string
  emoji: string
  created_at: Date
}
