export interface OutboxMailsTable {
  id: string
  to_address: string
  subject: string
  text: string
  html: string
  created_at: Date
  /** Whose it is; null: nobody's who has an account. */
  user_id: string | null
}
