export interface OutboxMailsTable {
  id: string
  to_address: string
  subject: string
  text: string
  html: string
  created_at: Date
}
