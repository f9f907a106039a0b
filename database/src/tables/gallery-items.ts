import type { Generated } from 'kysely'

export interface GalleryItemsTable {
  id: string
  owner_id: string
  media_id: string
  title: string
  description: string | null
  category: 'competition' | 'training' | 'highlights' | 'behind-scenes'
  tags: Generated<string[]>
  audience: Generated<'public' | 'followers' | 'private'>
  likes_count: Generated<number>
  views_count: Generated<number>
  created_at: Date
}
