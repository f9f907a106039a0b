import type { Generated } from 'kysely'

export interface PostRevisionsTable {
  post_id: string
  until: Date
  text: string
  /** Of the post while it said so. */
  audience: Generated<'public' | 'followers' | 'private'>
}
