import type { Generated } from 'kysely'

export interface FollowsTable {
  follower_id: string
  followed_id: string
  created_at: Date
  /** It stands in the counters of the two: not while one of them is suspended or closed. */
  counted: Generated<boolean>
}
