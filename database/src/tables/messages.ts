import type { Generated } from 'kysely'
import type { Json, StoredAttachment } from '../json.ts'

export interface MessagesTable {
  id: string
  conversation_id: string
  sender_id: string
  text: string
  search_text: Generated<string>
  /** What came with it. */
  media: Json<StoredAttachment[]>
  /** Its pictures came from somebody who was no mutual follower of the reader, or whom she restricts. */
  covered: Generated<boolean>
  reply_to_id: string | null
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
}
