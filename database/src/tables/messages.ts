import type { Generated } from 'kysely'

export interface MessagesTable {
  id: string
  conversation_id: string
  sender_id: string
  text: string
  search_text: Generated<string>
  reply_to_id: string | null
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
}
