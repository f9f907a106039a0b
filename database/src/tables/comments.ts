import type { Generated } from 'kysely'

export interface CommentsTable {
  id: string
  post_id: string
  parent_id: string | null
  author_id: string
  text: string
  replies_count: Generated<number>
  hidden: Generated<boolean>
  /** Hidden because the post's author had restricted its writer, who does not see that it is hidden. */
  restricted: Generated<boolean>
  created_at: Date
  edited_at: Date | null
  /** Kept without its text while answers hang on it. */
  deleted_at: Date | null
}
