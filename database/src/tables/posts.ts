import type { Generated } from 'kysely'
import type { Json, StoredMedium } from '../json.ts'

export interface PostsTable {
  id: string
  author_id: string
  text: string
  language: string | null
  audience: Generated<'public' | 'followers' | 'private'>
  reply_policy: Generated<'everyone' | 'following' | 'nobody'>
  /** What post_media names, with all that shows it: a feed reads no other table. */
  media: Json<StoredMedium[]>
  likes_count: Generated<number>
  comments_count: Generated<number>
  /** The post that this one quotes; null beside `is_quote`: it is gone. */
  quoted_id: Generated<string | null>
  is_quote: Generated<boolean>
  /** Quotes that are not their author's alone, and whose author is seen. */
  quotes_count: Generated<number>
  /** It stands in that of the post that it quotes. */
  quote_counted: Generated<boolean>
  /** The team that its author published it for. */
  team_id: string | null
  created_at: Date
  edited_at: Date | null
}
