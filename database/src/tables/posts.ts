import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface PostsTable {
  id: string
  author_id: string
  text: string
  language: string | null
  audience: Generated<'public' | 'followers' | 'private'>
  reply_policy: Generated<'everyone' | 'following' | 'nobody'>
  /** Pictures and video, in the shape of the contract's `picture`. */
  media: Json<unknown[]>
  likes_count: Generated<number>
  comments_count: Generated<number>
  created_at: Date
  edited_at: Date | null
}
