import type { Generated } from 'kysely'

export interface LikesTable {
  post_id: string
  person_id: string
  created_at: Date
  /** false: its person is suspended or leaving, and the post does not count it. */
  counted: Generated<boolean>
}
