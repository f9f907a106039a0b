import type { Generated } from 'kysely'

export interface NotificationsTable {
  id: string
  person_id: string
  kind: string
  group_key: string
  post_id: string | null
  comment_id: string | null
  conversation_id: string | null
  subject_person_id: string | null
  listing_id: string | null
  team_id: string | null
  order_id: Generated<string | null>
  /** It is set aside: of this person alone, and in no list but that of what is. */
  aside_from_id: Generated<string | null>
  read_at: Date | null
  created_at: Date
  updated_at: Date
}
